/** What this browser remembers: theme, language, sound, notices, the visitor's name and the game chosen last. */

import type { Pace } from "./types";

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  /** Empty for that of the browser. */
  language: string;
  sound: boolean;
  notices: boolean;
  curtain: boolean;
  pace: Pace;
  name: string;
  game: string;
  /** Games of which was told here that some of their figures are reconstructed. */
  told: string[];
}

const KEY = "powerhouse";
const FIRST: Kept = {
  theme: "system",
  language: "",
  sound: true,
  notices: false,
  curtain: true,
  pace: "brisk",
  name: "",
  game: "",
  told: [],
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...FIRST };
  }
}

class Settings {
  #kept = $state<Kept>(read());

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
    this.show();
  }

  get language(): string {
    return this.#kept.language;
  }
  set language(language: string) {
    this.#keep({ language });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }

  /** Whether the table is hidden between the turns of people who share this screen. */
  get curtain(): boolean {
    return this.#kept.curtain;
  }
  set curtain(curtain: boolean) {
    this.#keep({ curtain });
  }

  /** How fast bots play. */
  get pace(): Pace {
    return this.#kept.pace;
  }
  set pace(pace: Pace) {
    this.#keep({ pace });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  get game(): string {
    return this.#kept.game;
  }
  set game(game: string) {
    this.#keep({ game });
  }

  knowsReconstructed(game: string): boolean {
    return this.#kept.told.includes(game);
  }
  toldReconstructed(game: string): void {
    if (!this.knowsReconstructed(game)) this.#keep({ told: [...this.#kept.told, game] });
  }

  /** Puts the theme on the page; the system's one follows the system. */
  show(): void {
    const dark =
      this.theme === "dark" || (this.theme === "system" && !matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }

  start(): () => void {
    this.show();
    const light = matchMedia("(prefers-color-scheme: light)");
    const changed = () => this.show();
    light.addEventListener("change", changed);
    return () => light.removeEventListener("change", changed);
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();
