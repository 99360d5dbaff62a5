/** Which page an address shows. */

export type Route =
  | { page: "home" }
  | { page: "new"; figures: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; kind: "tables" | "replays"; id: string; number: number | null; studied: boolean }
  | { page: "join"; invite: string }
  | { page: "seat"; secret: string }
  | { page: "mine" }
  | { page: "device"; secret: string }
  | { page: "welcome"; code: string }
  | { page: "rules"; game: string }
  | { page: "puzzles"; id: string | null }
  | { page: "workshop"; game: string; figures: string | null }
  | { page: "lost" };

function numberOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export function route(path: string): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "lost" };
  }
  const [first, second, third, fourth] = parts;
  if (!first) return { page: "home" };
  if (first === "new" && parts.length <= 2) return { page: "new", figures: second ?? null };
  if (first === "games" && parts.length === 1) return { page: "mine" };
  if (first === "device" && second && parts.length === 2) return { page: "device", secret: second };
  if (first === "join" && second && parts.length === 2) return { page: "join", invite: second };
  if (first === "seat" && second && parts.length === 2) return { page: "seat", secret: second };
  if (first === "welcome" && second && parts.length === 2) return { page: "welcome", code: second };
  if (first === "rules" && second && parts.length === 2) return { page: "rules", game: second };
  if (first === "puzzles" && parts.length <= 2) return { page: "puzzles", id: second ?? null };
  if (first === "workshop" && second && parts.length <= 3)
    return { page: "workshop", game: second, figures: third ?? null };
  if (first === "t" && second && parts.length === 2) return { page: "table", id: second };
  // A game is looked back on, or studied, which is the same with its analysis.
  if (first === "t" && second && third && ["replay", "analysis"].includes(third) && parts.length <= 4) {
    const number = numberOf(fourth);
    if (number !== undefined)
      return { page: "replay", kind: "tables", id: second, number, studied: third === "analysis" };
  }
  if (first && ["replay", "analysis"].includes(first) && second && parts.length <= 3) {
    const number = numberOf(third);
    if (number !== undefined)
      return { page: "replay", kind: "replays", id: second, number, studied: first === "analysis" };
  }
  return { page: "lost" };
}

export const paths = {
  home: "/",
  new: "/new",
  mine: "/games",
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  join: (invite: string) => `/join/${encodeURIComponent(invite)}`,
  puzzles: "/puzzles",
  puzzle: (id: string) => `/puzzles/${encodeURIComponent(id)}`,
  newWith: (figures: string) => `/new/${encodeURIComponent(figures)}`,
  workshop: (game: string, figures = "") =>
    `/workshop/${encodeURIComponent(game)}${figures && `/${encodeURIComponent(figures)}`}`,
  rules: (game: string, clause = "") => `/rules/${encodeURIComponent(game)}${clause && `#${clause}`}`,
  replay: (kind: "tables" | "replays", id: string, number?: number, page = "replay") =>
    (kind === "tables" ? `/t/${encodeURIComponent(id)}/${page}` : `/${page}/${encodeURIComponent(id)}`) +
    (number === undefined ? "" : `/${number}`),
  analysis: (kind: "tables" | "replays", id: string, number?: number): string =>
    paths.replay(kind, id, number, "analysis"),
};

class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  route = $derived(route(this.path));

  /** Watches the address and the links of the page; returns how to stop. */
  start(): () => void {
    const moved = () => (this.path = location.pathname);
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname);
      if (link.hash) this.note(link.pathname + link.hash);
    };
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    scrollTo?.(0, 0);
  }

  /** Changes what the address says without showing another page. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const router = new Router();
