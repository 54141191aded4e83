import { postEvents } from '@/lib/contract/platform';

type Props = Record<string, string | number | boolean>;
interface Event {
  name: string;
  path: string;
  at: string;
  visitId: string;
  props: Props;
}

const WAIT_MS = 3_000;
const queue: Event[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports that a page was looked at (specification, section 2: on each route change). */
export function reportPageView(path: string): void {
  reportEvent('page_view', {}, path);
}

/** Reports a named event to our own endpoint; nothing is sent under Do Not Track. */
export function reportEvent(name: string, props: Props = {}, path = window.location.pathname): void {
  if (navigator.doNotTrack === '1') return;
  queue.push({ name, path, at: new Date().toISOString(), visitId: visitId(), props });
  timer ??= setTimeout(flush, WAIT_MS);
}

/** Sends what has gathered, also while the page is being left. */
export function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (queue.length === 0) return;
  const events = queue.splice(0, 50);
  const url = `${process.env.NEXT_PUBLIC_API_URL || '/api'}${postEvents.path}`;
  navigator.sendBeacon(url, new Blob([JSON.stringify({ events })], { type: 'application/json' }));
  if (queue.length > 0) flush();
}

// One visit is one tab's life; it names nobody.
function visitId(): string {
  const known = sessionStorage.getItem('visit');
  if (known) return known;
  const made = crypto.randomUUID();
  sessionStorage.setItem('visit', made);
  return made;
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
}
