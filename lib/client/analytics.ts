import { postEvents } from '@/lib/client/endpoints.gen';
import type { EventName } from '@/lib/contract/events';
import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';
import { asksNotToBeTracked } from './tracking';

const WAIT_MS = 3_000;
const MOST = 50;
const queue: EventName[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports an event to our own endpoint after it happened: its name only, not the person or the page. Never throws. */
export function reportEvent(name: EventName): void {
  if (asksNotToBeTracked()) return;
  queue.push(name);
  timer ??= setTimeout(flush, WAIT_MS);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  while (queue.length > 0) send(queue.splice(0, MOST));
}

/**
 * As a beacon, which is sent even while the page is being left. It has no headers, so the version is in the address.
 */
function send(names: EventName[]): void {
  const url = `${process.env.NEXT_PUBLIC_API_URL || '/api'}${postEvents.path}?${VERSION_NAME}=${API_VERSION}`;
  const body = JSON.stringify({ events: names.map((name) => ({ name })) });
  try {
    navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
  } catch {
    // If a blocker removed it, nothing is counted.
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  // Some browsers do not report that a page is hidden when another page opens.
  window.addEventListener('pagehide', flush);
}
