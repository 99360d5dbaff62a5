/** Two sounds, made on the spot: a soft click for a placed piece, a low chime for "your turn". */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function tone(frequency: number, start: number, length: number, loudness: number, shape: OscillatorType): void {
  if (!context) return;
  const at = context.currentTime + start;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loudness, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

/** Browsers let a page sound only after the visitor has touched it. */
function ready(): boolean {
  if (!settings.sound || typeof AudioContext === "undefined") return false;
  if (!navigator.userActivation?.hasBeenActive) return false;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return true;
}

export function click(): void {
  if (ready()) tone(320, 0, 0.06, 0.05, "triangle");
}

export function chime(): void {
  if (!ready()) return;
  tone(196, 0, 0.7, 0.12, "sine");
  tone(294, 0.14, 0.9, 0.1, "sine");
}
