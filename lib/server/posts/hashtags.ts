import 'server-only';

const HASHTAG = /(?<![\p{L}\p{M}\p{N}_&])#([\p{L}\p{M}\p{N}_\u200C]{1,60})/gu;
const MOST = 20;

/** The #tags of a text, without the sign, each once and in order; Arabic ones may hold U+200C. */
export function hashtagsOf(text: string): string[] {
  const found = [...text.matchAll(HASHTAG)].map(([, tag]) => tag ?? '').filter((tag) => /\p{L}/u.test(tag));
  return [...new Set(found)].slice(0, MOST);
}
