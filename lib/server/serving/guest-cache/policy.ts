import type { IncomingHttpHeaders } from 'node:http';
import {
  CALENDAR_COOKIE,
  DIGITS_COOKIE,
  LOCALE_COOKIE,
  LOCALE_PARAMETER,
  localeOfPage,
  parseCalendar,
  parseDigits,
} from '@/lib/i18n/locales';
import { addressOf } from '@/lib/server/http/address';
import { cookieReader } from '@/lib/server/http/cookies';
import { missingAt, paths } from '@/lib/shared/paths';
import type { Keepable } from './keepable';

/** A public page, the same for every visitor without a session. */
export type GuestPage = Keepable & {
  /** the address to render, with only the parameters that matter */
  url: string;
  cookie: string;
  /** the address of the client who asks, whose turn it takes */
  from: string;
};

export const PAGE_VARY = 'Cookie, Accept-Encoding, RSC, Sec-Fetch-Dest, Sec-Fetch-Mode';

const ENTITY_SECONDS = 60;
// Search engines come once a day.
const SITEMAP_SECONDS = 3600;
const LIST_SECONDS = 5;
const LISTS = new Set(['/', '/guest', '/explore', '/search', '/marketplace']);
const TEXTS = new Set(['/about', '/privacy-policy', '/terms-and-conditions']);
const SIGN_IN = new Set(['/login', '/auth/register']);
const SITEMAP = /^\/sitemap(\.xml|\/[a-z]+(-[\da-f-]{36})?\.xml)$/;
// Only in the one form that ids have: in another form, the tags of writes would not find the page.
const ENTITY = /^\/(post|user|product)s\/([\da-f-]{36})(?:\/[^/]{0,200})?$/;

// A parameter that is not listed might change the page, so such a request goes to Next; these two groups are known.
const PARAMETERS = /^(q|tab|type|category|sort|cursor|free|of)$/;
const SIGN_IN_PARAMETERS = /^(callbackUrl|error)$/;
const TRACKING = /^(utm_\w+|fbclid|gclid|msclkid|ref)$/;
const LONGEST_URL = 400;

/**
 * Returns whether a request is for a page that may come from the cache; and which page.
 * @param sessionCookie name of the cookie that shows that its sender is not a guest
 */
export function guestPage(
  method: string | undefined,
  url: string,
  headers: IncomingHttpHeaders,
  sessionCookie: string,
): GuestPage | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_URL || !isDocument(headers))
    return undefined;
  const cookies = headers.cookie ?? '';
  if (cookies.includes(sessionCookie)) return undefined;
  const [pathname = '', search] = url.split('?', 2);
  const kind = pageKind(pathname);
  const parameters = new URLSearchParams(search);
  const query = kind && keptQuery(parameters, SIGN_IN.has(pathname) ? SIGN_IN_PARAMETERS : PARAMETERS);
  if (!kind || query === undefined) return undefined;
  return pageAt(query ? `${pathname}?${query}` : pathname, kind, headers, parameters);
}

/** The page that guests see at all addresses without content: one for each kind of thing and language. */
export function missingGuestPage(url: string, headers: IncomingHttpHeaders): GuestPage {
  const [pathname = '', search] = url.split('?', 2);
  const kind = { seconds: ENTITY_SECONDS, tags: [] };
  return pageAt(paths.missing(missingAt(pathname)), kind, headers, new URLSearchParams(search));
}

function pageAt(
  url: string,
  kind: Pick<GuestPage, 'seconds' | 'tags'>,
  headers: IncomingHttpHeaders,
  parameters: URLSearchParams,
): GuestPage {
  const read = cookieReader(headers.cookie ?? '');
  const cookie = [
    `${LOCALE_COOKIE}=${localeOfPage(read(LOCALE_COOKIE), parameters.get(LOCALE_PARAMETER))}`,
    `${DIGITS_COOKIE}=${parseDigits(read(DIGITS_COOKIE))}`,
    `${CALENDAR_COOKIE}=${parseCalendar(read(CALENDAR_COOKIE))}`,
  ].join('; ');
  return { ...kind, key: `${cookie} ${url}`, url, cookie, from: addressOf(headers) };
}

/** False for requests by Next's own router: their answer is not HTML, whatever the address is. */
export function isDocument(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  // When a service worker passes a navigation on, its destination is lost.
  const isPassedOn = destination === 'empty' && headers['sec-fetch-mode'] === 'navigate';
  if (destination !== undefined && destination !== 'document' && !isPassedOn) return false;
  return !(headers.rsc || headers['next-router-prefetch'] || headers.authorization || headers.range);
}

function pageKind(pathname: string): Pick<GuestPage, 'seconds' | 'tags'> | undefined {
  if (LISTS.has(pathname)) return { seconds: LIST_SECONDS, tags: ['lists'] };
  if (SITEMAP.test(pathname)) return { seconds: SITEMAP_SECONDS, tags: [] };
  if (TEXTS.has(pathname) || SIGN_IN.has(pathname)) return { seconds: ENTITY_SECONDS, tags: [] };
  const [, kind, id] = ENTITY.exec(pathname) ?? [];
  if (!kind) return undefined;
  // A product's page shows other products: when one leaves the market, this page must change, too.
  const tags = kind === 'product' ? [`product:${id}`, 'market'] : [`${kind}:${id}`];
  return { seconds: ENTITY_SECONDS, tags };
}

/** The parameters that matter, in one order; undefined when one is not known. The language goes into the cookie. */
function keptQuery(parameters: URLSearchParams, known: RegExp): string | undefined {
  const kept = new URLSearchParams();
  for (const [name, value] of parameters) {
    if (known.test(name)) kept.append(name, value);
    else if (name !== LOCALE_PARAMETER && !TRACKING.test(name)) return undefined;
  }
  kept.sort();
  return kept.toString();
}
