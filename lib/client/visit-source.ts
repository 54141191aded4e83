import type { Surface } from '@/lib/contract/views';
import { HOST } from '@/lib/shared/host';

/** The key in session storage for the site where a visit began. */
export const VISIT_FROM = 'visit-from';

/** The host of the site that led here, without the rest of its address. */
export function foreignHost(): string {
  const host = referrer()?.hostname ?? '';
  return host !== window.location.hostname && HOST.test(host) ? host : '';
}

/** The path of our own page that led here. */
export function ownReferrer(): string | null {
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

/** The name of one of our pages as a source of views. */
export const surfaceOf = (path: string): Surface => SURFACES[path.split('/')[1] ?? ''] ?? 'elsewhere';
