import { paths } from './paths';

// Stands for "this site" if no origin is known; nothing can be served from it.
const THIS_SITE = 'https://this-site.invalid';

// Browsers drop tabs and line breaks from addresses and read a backslash as a slash: /⇥/e and /\e lead to e.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const TRICKS = /[\u0000-\u0020\u007f\\]/;

// After signing in, these pages would only lead on again.
const SIGN_IN_PAGES = /^\/(login|auth)(\/|\?|#|$)/;

/**
 * Returns where to go after signing in: `callbackUrl` if it leads to a page of this site, else the home page.
 * @param callbackUrl from the query, decoded once: a path, or an absolute address on `ownOrigin`
 * @param ownOrigin the site's origin; without it only paths are followed
 * @returns a path with query and fragment, never an address
 */
export function safeCallback(callbackUrl: string | null | undefined, ownOrigin = THIS_SITE): string {
  const home = paths.home();
  if (!callbackUrl || TRICKS.test(callbackUrl)) return home;
  if (!/^\/(?!\/)/.test(callbackUrl) && !callbackUrl.startsWith(`${ownOrigin}/`)) return home;
  if (!URL.canParse(callbackUrl, ownOrigin)) return home;
  const url = new URL(callbackUrl, ownOrigin);
  if (url.origin !== ownOrigin) return home;
  // Dot segments may leave two slashes at the front: /.//e
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') || SIGN_IN_PAGES.test(path) ? home : path;
}

/**
 * The page that a visitor wanted before they were led here; undefined if there is none but the home page.
 * @param callbackUrl from the query, perhaps more than once
 */
export function wantedPage(callbackUrl: string | string[] | undefined): string | undefined {
  const next = safeCallback(Array.isArray(callbackUrl) ? null : callbackUrl);
  return next === paths.home() ? undefined : next;
}
