/** Notices on this device although the page is closed: the browser's push service, and the service worker that shows them. */

import type { NewChannel } from "./types";

/** The key of the server as the browser wants it. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(new ArrayBuffer(text.length));
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Why this browser cannot be told, as a key of a text; empty if it can. */
export function pushProblem(): string {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "push-unsupported";
  return Notification.permission === "denied" ? "settings-notices-denied" : "";
}

/** Subscribes; null if the visitor does not want it, or the browser has no service for it. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || (await Notification.requestPermission()) !== "granted") return null;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth, chat: "", every: "turn" };
}
