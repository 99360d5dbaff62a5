/** Where a link for others leads: to where this page is, or, if that is only this machine, to where others reach it. */

import * as api from "./api";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

export class Reach {
  /** Where links begin, the best first. */
  origins = $state.raw<string[]>([location.origin]);
  /** Nobody else can reach the server. */
  alone = $state(false);

  async look(): Promise<void> {
    if (!HERE.includes(location.hostname) && !location.hostname.endsWith(".localhost")) return;
    const found = await api.reach().catch(() => null);
    if (!found) return;
    this.alone = !found.everywhere;
    if (found.addresses.length) this.origins = found.addresses;
  }
}
