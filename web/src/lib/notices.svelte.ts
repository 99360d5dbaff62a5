/** How the page tells that it is your turn, and short messages that go away by themselves. */

import { chime } from "./sound";
import { settings } from "./settings.svelte";
import { say } from "./catalogue";

export interface Message {
  id: number;
  text: string;
  kind: "info" | "warn";
}

const STAYS = 6_000;

class Notices {
  messages = $state<Message[]>([]);
  /** What a screen reader is told. */
  spoken = $state("");
  #next = 0;

  tell(text: string, kind: Message["kind"] = "info"): void {
    if (this.messages.some((message) => message.text === text)) return;
    const id = this.#next++;
    this.messages = [...this.messages, { id, text, kind }];
    setTimeout(() => this.dismiss(id), STAYS);
  }

  warn(text: string): void {
    this.tell(text, "warn");
  }

  dismiss(id: number): void {
    this.messages = this.messages.filter((message) => message.id !== id);
  }

  speak(text: string): void {
    this.spoken = text;
  }

  /** Called when the turn comes to this visitor. */
  yourTurn(heading: string): void {
    chime();
    this.speak(say("turn-yours"));
    if (!settings.notices || !document.hidden || typeof Notification === "undefined") return;
    if (Notification.permission === "granted")
      new Notification(say("turn-yours"), { body: heading, tag: "powerhouse" });
  }
}

export const notices = new Notices();

/** Asks the browser for leave to show notices; the setting follows its answer. */
export async function wantNotices(wanted: boolean): Promise<void> {
  if (!wanted) {
    settings.notices = false;
    return;
  }
  if (typeof Notification === "undefined") {
    notices.warn(say("settings-notices-unknown"));
    return;
  }
  const answer =
    Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  settings.notices = answer === "granted";
  if (answer !== "granted") notices.warn(say("settings-notices-denied"));
}
