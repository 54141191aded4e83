import { call } from '@/lib/client/call';
import { postView } from '@/lib/client/endpoints.gen';
import { asksNotToBeTracked } from './tracking';
import { foreignHost, ownReferrer, surfaceOf, VISIT_FROM } from './visit-source';

/** A page that is left within a moment was not viewed. */
const LOOK_MS = 1_000;
const reported = new Set<string>();
let current: string | null = null;
let previous: string | null = null;

/**
 * Notes each page of a visit, so that a view knows which of our pages led to it.
 * @returns whether its view is still to be counted
 */
export function notePage(path: string): boolean {
  if (path === current) return false;
  const isCounted = current === null && window.firstActs?.counted === path;
  previous = current ?? ownReferrer();
  current = path;
  if (sessionStorage.getItem(VISIT_FROM) === null) sessionStorage.setItem(VISIT_FROM, foreignHost());
  return !isCounted;
}

/**
 * Reports a view of a product's page after a moment. Nothing is sent if the browser asks not to be tracked.
 * @returns a function that cancels it when the page is left
 */
export function reportProductView(productId: string): () => void {
  if (window.firstActs?.counted?.includes(productId)) reported.add(productId);
  if (asksNotToBeTracked() || reported.has(productId)) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(() => send(productId), LOOK_MS);
  };
  document.addEventListener('visibilitychange', wait);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wait);
  };
}

function send(productId: string): void {
  if (reported.has(productId)) return;
  reported.add(productId);
  const host = sessionStorage.getItem(VISIT_FROM) || undefined;
  const surface = previous === null ? undefined : surfaceOf(previous);
  // Nobody waits for it, and a failure does no harm.
  call(postView, { body: { productId, host, surface } }).catch(() => reported.delete(productId));
}
