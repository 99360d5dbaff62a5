// The service worker: keeps the files of the app itself, so that it opens without a network. What the server says of tables
// is never kept. BUILD and SHELL, the files that the first page needs, are written above this by the build.

const CACHE = `shell-${BUILD}`;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  const older = (names) => names.filter((name) => name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(older(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept("/")));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

/** A file with a hash in its name never changes: once fetched it is kept. */
async function asset(request) {
  const found = await caches.match(request, { cacheName: CACHE });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

async function kept(path) {
  return (await caches.match(path, { cacheName: CACHE })) ?? Response.error();
}

// A turn has come while no page was open.
addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** One notice a table: a newer one takes its place. Who has the table before the eyes needs none. */
async function show({ title, body, path }) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((window) => window.focused && new URL(window.url).pathname === path)) return;
  await registration.showNotification(title, { body, tag: path, icon: "/favicon.svg", data: { path } });
}

/** The window that shows the table already, or a new one. */
async function open(path) {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const found = windows.find((window) => new URL(window.url).pathname === path);
  return found ? found.focus() : clients.openWindow(path);
}
