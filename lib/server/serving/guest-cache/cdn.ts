import type { OutgoingHttpHeaders } from 'node:http';
import type { Entry } from './entry';
import type { Keepable } from './keepable';
import { PAGE_VARY } from './policy';

/**
 * What lets a CDN keep a page that all guests get, and forget it by its tags. `Vary` keeps members apart: their cookie
 * makes theirs another request. Only for a page that is still kept here: one that was touched while it was made would
 * stay there.
 * @param ageMs since it was made; the CDN's time counts from then
 * @returns undefined where only the browser may have it
 */
export function cdnHeaders(
  { seconds, tags }: Keepable,
  { status }: Entry,
  ageMs: number,
): OutgoingHttpHeaders | undefined {
  const left = Math.floor(seconds - ageMs / 1000);
  if (status !== 200 || left < 1) return undefined;
  return {
    'cache-control': `public, max-age=0, s-maxage=${left}`,
    // RFC 9213: browsers would take `stale-while-revalidate` for themselves, and show what was before.
    'cdn-cache-control': `max-age=${left}, stale-while-revalidate=${seconds}`,
    vary: `${PAGE_VARY}, Authorization`,
    ...(tags.length > 0 ? { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') } : {}),
  };
}
