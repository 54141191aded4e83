import type { IncomingMessage } from 'node:http';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { API_VERSION, VERSION_NAME } from '@/lib/contract/version';
import { LOCALE_COOKIE, LOCALE_HEADER, parseLocale } from '@/lib/i18n/locales';
import { cookieReader } from '@/lib/server/http/cookies';
import type { Match } from '../api-table';
import type { Keepable } from './keepable';
import type { Render } from './render';

/** A list of the API, the same for every guest. */
export type GuestList = Keepable & { url: string; locale: string; match: Match };

export const LIST_VARY = 'Authorization, Cookie, X-Locale, Accept-Encoding';
const LONGEST_URL = 400;

/** Returns whether a request comes from a guest and asks for a list that may come from the cache; and which list. */
export function guestList(incoming: IncomingMessage, match: Match): GuestList | undefined {
  const { method, url = '', headers } = incoming;
  if (method !== 'GET' || headers.authorization || url.length > LONGEST_URL) return undefined;
  const endpoint = (match.module?.GET as { endpoint?: AnyEndpoint } | undefined)?.endpoint;
  if (!endpoint?.guestSeconds || (headers[VERSION_NAME] ?? API_VERSION) !== API_VERSION) return undefined;
  const [pathname = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === VERSION_NAME && value !== API_VERSION) return undefined;
    if (name in endpoint.query.shape) query.append(name, value);
  }
  query.sort();
  const asked = headers[LOCALE_HEADER] ?? cookieReader(headers.cookie ?? null)(LOCALE_COOKIE);
  const locale = parseLocale(Array.isArray(asked) ? asked[0] : asked);
  const address = `${pathname}?${query}`;
  const key = `${locale} ${address}`;
  return { key, url: address, locale, match, seconds: endpoint.guestSeconds, tags: ['lists'] };
}

/** Runs a list's route as for a guest: only the language is known. */
export const renderList: Render<GuestList> = async ({ url, locale, match: { module, params } }) => {
  const request = new Request(`http://localhost${url}`, { headers: { [LOCALE_HEADER]: locale } });
  const response = await module?.GET?.(request, { params: Promise.resolve(params) });
  if (!response) return undefined;
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
};
