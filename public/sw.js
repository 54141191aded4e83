/*
 * Keeps what never changes under its address (Next's hashed files, icons) and one page for the time without a
 * connection. Never the API and never a page: those are somebody's own.
 */
const CACHE = 'qeema-static-v1';
const OFFLINE = ['/offline.html', '/icons/offline.css', '/icons/icon.svg'];
// More than a build has: some 500. Those of builds before are asked for by nobody.
const MOST = 700;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      // Pages are asked for while this worker starts, not after.
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/_next/static/') || url.pathname.startsWith('/icons/')) {
    event.respondWith(fromCache(request));
  }
});

async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return caches.match('/offline.html');
  }
}

async function fromCache(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, answer.clone());
    await prune(cache);
  }
  return answer;
}

/** Forgets what was put in first. */
async function prune(cache) {
  const requests = (await cache.keys()).filter(({ url }) => !OFFLINE.includes(new URL(url).pathname));
  const old = requests.slice(0, Math.max(requests.length - MOST, 0));
  await Promise.all(old.map((request) => cache.delete(request)));
}
