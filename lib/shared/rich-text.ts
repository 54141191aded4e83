import { INVISIBLE } from './invisible';

/** A piece of a member's text: plain words, a #tag, an @handle, or an address. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; text: string; tag: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'link'; text: string; href: string };

const ADDRESS = new RegExp(String.raw`https?://[^\s<>"«»“”${INVISIBLE}]+`, 'u');
// A tag does not begin inside a word, «&#39;» or «/#part». It holds letters with their marks, digits, _ and the
// zero-width non-joiner (U+200C), 40 at most.
const TAG = /(?<![\p{L}\p{M}\p{N}_#&/])#([\p{L}\p{M}\p{N}_\u200C]{1,40})/u;
// A handle may follow an Arabic word without a space («و@sara»), but not a Latin one: that would be an e-mail address.
const HANDLE = /(?<![\p{Script=Latin}\p{N}_@/])@([a-z0-9_]{3,30})(?![\p{Script=Latin}\p{N}_@])/u;
/** Any of the three, one group for each. Capitals and small letters are the same. */
const PATTERN = new RegExp(`(${ADDRESS.source})|${TAG.source}|${HANDLE.source}`, 'giu');
/** Punctuation that follows an address: it belongs to the sentence. */
const PUNCTUATION = /[.,;:!?'،؛؟…]$/u;
/** A bracket that closes one of the address belongs to it. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/**
 * Splits a text into words, #tags, @handles and http(s) addresses, so that they can be shown as links. All pieces
 * joined together are the same text. No part of the text is ever treated as markup.
 */
export function splitText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let done = 0;
  const addWordsUpTo = (end: number) => {
    if (end > done) tokens.push({ kind: 'text', text: text.slice(done, end) });
  };
  for (const match of text.matchAll(PATTERN)) {
    const token = tokenOf(match);
    if (!token) continue;
    addWordsUpTo(match.index);
    tokens.push(token);
    done = match.index + token.text.length;
  }
  addWordsUpTo(text.length);
  return tokens;
}

function tokenOf([text, address, tag, handle]: RegExpMatchArray): TextToken | null {
  if (address) return linkOf(address);
  if (tag) return { kind: 'tag', text, tag };
  return handle ? { kind: 'mention', text, handle: handle.toLowerCase() } : null;
}

function linkOf(address: string): TextToken | null {
  const text = withoutPunctuation(address);
  if (!URL.canParse(text)) return null;
  return { kind: 'link', text, href: new URL(text).href };
}

function withoutPunctuation(address: string): string {
  const depths: Record<string, number> = {};
  for (const sign of address) depths[sign] = (depths[sign] ?? 0) + 1;
  let end = address.length;
  for (; end > 0; end--) {
    const last = address[end - 1] ?? '';
    const opening = BRACKETS[last];
    const isUnopened = opening !== undefined && (depths[last] ?? 0) > (depths[opening] ?? 0);
    if (isUnopened) depths[last] = (depths[last] ?? 0) - 1;
    else if (!PUNCTUATION.test(last)) break;
  }
  return address.slice(0, end);
}

/**
 * The @name that a member is typing at the end of a text, without the @: «سا» for «مع @سا». Null where there is none.
 * @param before the text before the caret
 */
export function unfinishedMention(before: string): string | null {
  return /(?<![\p{Script=Latin}\p{N}_@/])@([\p{L}\p{M}\p{N}_]{1,30})$/u.exec(before)?.[1] ?? null;
}

/** An address as people read it: without `https://`, `www.` and a slash at the end. */
export function shownAddress(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
