import { call } from '@/lib/client/call';
import { HOST, postView, type Surface } from '@/lib/contract/views';
import { asksNotToBeTracked } from './tracking';

const ENTRY = 'visit-from';
/** A page that is left within a moment was not looked at. */
const LOOK_MS = 1_000;
const reported = new Set<string>();
let current: string | null = null;
let previous: string | null = null;

/** Notes each page of a visit, so that a view can tell which of our pages led to it. */
export function notePage(path: string): void {
  if (path === current) return;
  previous = current ?? ownReferrer();
  current = path;
  if (sessionStorage.getItem(ENTRY) === null) sessionStorage.setItem(ENTRY, foreignHost());
}

/**
 * Reports that a product's page is looked at, once it has been for a moment; nothing is sent where the browser asks not to
 * be tracked. @returns what takes it back, for a page that is left
 */
export function reportProductView(productId: string): () => void {
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
  const host = sessionStorage.getItem(ENTRY) || undefined;
  const surface = previous === null ? undefined : surfaceOf(previous);
  // Nobody waits for it, and nobody needs to hear that it failed.
  call(postView, { body: { productId, host, surface } }).catch(() => reported.delete(productId));
}

/** The name of the site that led here, and nothing more of its address. */
function foreignHost(): string {
  const host = referrer()?.hostname ?? '';
  return host !== window.location.hostname && HOST.test(host) ? host : '';
}

function ownReferrer(): string | null {
  const from = referrer();
  return from?.origin === window.location.origin ? from.pathname : null;
}

function referrer(): URL | null {
  try {
    return new URL(document.referrer);
  } catch {
    return null;
  }
}

const SURFACES: Record<string, Surface> = {
  '': 'home',
  guest: 'home',
  explore: 'explore',
  'see-all': 'explore',
  marketplace: 'marketplace',
  search: 'site_search',
  users: 'profile',
  posts: 'post',
  products: 'product',
};

/** What a page of ours is called among the sources of views. */
export const surfaceOf = (path: string): Surface => SURFACES[path.split('/')[1] ?? ''] ?? 'elsewhere';
