import type { OutgoingHttpHeaders } from 'node:http';
import type { Entry } from './entry';
import type { Keepable } from './keepable';
import { PAGE_VARY } from './policy';

/**
 * Headers that let a CDN store a page that all guests get, and delete it by its tags. `Vary` keeps members apart: with
 * their cookie it is another request. Only for a page that is still stored here: one that was touched while it was
 * rendered would stay in the CDN.
 * @param ageMs its age; the CDN's time counts from when it was rendered
 * @returns undefined where only the browser may store it
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
    // RFC 9213: browsers would use `stale-while-revalidate` themselves, and show the former state.
    'cdn-cache-control': `max-age=${left}, stale-while-revalidate=${seconds}`,
    vary: `${PAGE_VARY}, Authorization`,
    ...(tags.length > 0 ? { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') } : {}),
  };
}
