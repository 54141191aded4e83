/** A piece of a member's text: plain words, a #tag, an @handle, or an address. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; text: string; tag: string }
  | { kind: 'mention'; text: string; handle: string }
  | { kind: 'link'; text: string; href: string };

const ADDRESS = /https?:\/\/[^\s<>"'«»]+/u;
// A tag ends at white space or punctuation; it may hold Arabic letters with marks, digits, _ and U+200C.
const TAG = /(?<![\p{L}\p{M}\p{N}_#&/])#([\p{L}\p{M}\p{N}_\u200C]{1,40})/u;
// A handle may follow an Arabic word without a space («و@sara»), but not a Latin one: that would be an e-mail address.
const HANDLE = /(?<![\p{Script=Latin}\p{N}_@/])@([a-z0-9_]{3,30})(?![\p{Script=Latin}\p{N}_@])/iu;
const PATTERN = new RegExp(`(${ADDRESS.source})|${TAG.source}|${HANDLE.source}`, 'giu');
/** Punctuation after an address in a sentence, which does not belong to it. */
const TRAILING = /[.,;:!?،؛؟…)\]}]+$/u;

/**
 * Splits a text into words, #tags, @handles and http(s) addresses, so that they can be shown as links. The joined
 * pieces are the text again; nothing is ever read as markup.
 */
export function splitText(text: string): TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) tokens.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(PATTERN)) {
    const token = tokenOf(match);
    if (!token) continue;
    plain(match.index);
    tokens.push(token);
    end = match.index + token.text.length;
  }
  plain(text.length);
  return tokens;
}

function tokenOf([text, address, tag, handle]: RegExpMatchArray): TextToken | null {
  if (address) return linkOf(address);
  if (tag) return { kind: 'tag', text, tag };
  return handle ? { kind: 'mention', text, handle: handle.toLowerCase() } : null;
}

function linkOf(address: string): TextToken | null {
  const text = address.replace(TRAILING, '');
  if (!URL.canParse(text)) return null;
  return { kind: 'link', text, href: new URL(text).href };
}

/**
 * The name or handle that is being typed at the end of a text, without the @: «@سا» or «@sar».
 * @param before the text before the caret
 */
export function mentionBegun(before: string): string | null {
  return /(?<![\p{Script=Latin}\p{N}_@/])@([\p{L}\p{M}\p{N}_]{1,30})$/u.exec(before)?.[1] ?? null;
}

/** An address as people read it: without the scheme and a lone slash at the end. */
export function shownAddress(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
