/** The doors to one's own games, profile, ratings and notices. */

import { json } from "./api";
import type { ChannelEvery, MyGames, NewChannel, NoticesInfo, Profile, RatedPlayer } from "./types";

const part = encodeURIComponent;

export const myGames = (before: number | null = null) =>
  json<MyGames>("GET", before === null ? "/mine" : `/mine?before=${before}`);
export const profile = () => json<Profile>("GET", "/profile");
export const setProfile = (wish: { name?: string; rated?: boolean }) => json<Profile>("PUT", "/profile", wish);
export const ratings = (game: string) => json<RatedPlayer[]>("GET", `/ratings/${part(game)}`);
/** Where another device becomes the same visitor. */
export const deviceLink = () => json<{ link: string }>("POST", "/profile/link", {});
export const adopt = (secret: string) => json<{ name: string }>("POST", `/device/${part(secret)}`, {});

export const notices = () => json<NoticesInfo>("GET", "/notices");
export const addChannel = (wish: NewChannel) => json<NoticesInfo>("POST", "/notices/channels", wish);
export const changeChannel = (id: string, every: ChannelEvery) =>
  json<NoticesInfo>("PUT", `/notices/channels/${part(id)}`, { every });
export const removeChannel = (id: string) => json<NoticesInfo>("DELETE", `/notices/channels/${part(id)}`);
export const tryChannel = (id: string) => json<NoticesInfo>("POST", `/notices/channels/${part(id)}/test`, {});
export const renewFeed = () => json<NoticesInfo>("POST", "/notices/feed", {});
