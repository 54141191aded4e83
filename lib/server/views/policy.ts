import { createHash } from 'node:crypto';
import type { Surface, ViewSource } from '@/lib/contract/views';

// By the registrable part of their names; the parts before and, for the first list, after it are a language or a
// country.
const SEARCH =
  /(?:^|\.)(?:google|bing|yahoo|yandex|duckduckgo|baidu|ecosia|qwant|startpage|brave|naver|kagi|perplexity|chatgpt)(?:\.[a-z]{2,3}){1,2}$|googlequicksearchbox$/;
const SOCIAL =
  /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|instagram\.com|threads\.(?:net|com)|x\.com|twitter\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|youtu\.be|tiktok\.com|snapchat\.com|pinterest\.[a-z]{2,3}|reddit\.com|t\.me|telegram\.(?:org|me)|whatsapp\.com|wa\.me|discord\.com|bsky\.app|mastodon\.social|tumblr\.com|quora\.com|medium\.com)$/;

/** Returns where a view came from: the site from which the visit to our pages began. */
export function sourceOf(
  reported: { host?: string; surface?: Surface },
  ownHost: string,
): { source: ViewSource; host: string } {
  const host = reported.host?.replace(/^(?:www|m|l|lm|out)\./, '') ?? '';
  if (host === '' || host === ownHost.replace(/^www\./, ''))
    return { source: reported.surface ?? 'direct', host: '' };
  const source = SEARCH.test(host) ? 'search' : SOCIAL.test(host) ? 'social' : 'other';
  return { source, host };
}

/** However many browsers one address claims to have, only this many count for a day and product. */
const BROWSERS_AN_ADDRESS = 32;

/** A visitor, as far as they can be told apart: a member is one, on any number of devices. */
export function visitorOf(memberId: string | null, address: string, userAgent: string): string {
  if (memberId) return `member ${memberId}`;
  const browser = createHash('sha256').update(userAgent).digest().readUInt32BE(0) % BROWSERS_AN_ADDRESS;
  return `guest ${address} ${browser}`;
}

/**
 * What is stored about a visitor until the day is over. With the day's salt an address could be guessed from it: so
 * both are deleted.
 */
export const markOf = (salt: Buffer, subject: string, visitor: string): Buffer =>
  createHash('sha256').update(salt).update(`${subject} ${visitor}`).digest().subarray(0, 16);
