/** What one asks of a table besides moves: taking back, seats, pauses, orders, the bots' pace, a word to the others. */

import * as api from "./api";
import { settings } from "./settings.svelte";
import { ToldTable } from "./told.svelte";
import type { OrderWish, SeatWish, Snapshot } from "./types";

export abstract class AskedTable extends ToldTable {
  /** Something is on its way to the server. */
  working = $state(false);
  /** It was asked whether decisions of others shall be taken back along with the own. */
  askingUndo = $state(false);

  /** Says why something did not go. */
  protected abstract failed(error: unknown): void;

  /** Takes back; asks first if decisions of others go with it. */
  wantUndo = (): void => {
    if (this.table.undo === "free" && this.takenAlong && !this.table.undo_wish) this.askingUndo = true;
    else void this.undo();
  };
  undo = (): Promise<boolean> => {
    this.askingUndo = false;
    return this.ask(() => api.undo(this.table.id));
  };
  redo = (): Promise<boolean> => this.ask(() => api.redo(this.table.id));
  grantUndo = (agree: number): Promise<boolean> => this.ask(() => api.undo(this.table.id, { agree }));
  refuseUndo = (): Promise<boolean> => this.ask(() => api.undo(this.table.id, { refuse: true }));
  setSeat = (seat: number, wish: SeatWish): Promise<boolean> => this.ask(() => api.setSeat(this.table.id, seat, wish));
  /** The seat goes back to whom the bot stood in for; if there was nobody, it opens. */
  takeBotOut = (seat: number): Promise<boolean> =>
    this.ask(async () => {
      if (this.table.status === "waiting") return api.setSeat(this.table.id, seat, { kind: "open" });
      try {
        return await api.setSeat(this.table.id, seat, { kind: "person" });
      } catch (error) {
        if (!(error instanceof api.ApiError) || error.code !== "seated") throw error;
        return api.setSeat(this.table.id, seat, { kind: "open" });
      }
    });
  pause = (paused: boolean): Promise<boolean> => this.ask(() => api.pause(this.table.id, paused));
  share = (shared: boolean): Promise<boolean> => this.ask(() => api.share(this.table.id, shared));
  shut = (): Promise<boolean> => this.ask(() => api.close(this.table.id));

  async leaveOrders(orders: OrderWish[]): Promise<void> {
    await this.ask(() => api.orders(this.table.id, orders));
  }

  async write(text: string): Promise<boolean> {
    return this.ask(() => api.chat(this.table.id, text));
  }

  /** Bots play at the pace that is set in this browser. */
  setPace(): void {
    this.#hurry(false);
  }

  /** Bots do not pause until somebody is to decide. */
  skip(): void {
    this.#hurry(true);
  }

  #hurry(skip: boolean): void {
    const { own, seats, id } = this.table;
    if (!own.length || !seats.some((seat) => seat.kind === "bot")) return;
    api.pace(id, settings.pace, skip).catch((error: unknown) => this.failed(error));
  }

  protected async ask(door: () => Promise<Snapshot>): Promise<boolean> {
    this.working = true;
    try {
      this.take(await door());
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.working = false;
    }
  }
}
