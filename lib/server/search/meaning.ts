import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { isOneApart } from './one-apart';
import * as repo from './repo-vocabulary';

const MOST_WORDS = 6;
/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** No known word is longer by more than a letter; each letter of a word is looked up once. */
const LONGEST = 31;
/** What Arabic joins to the front of a word, the longest first. */
const FRONTS = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و', 'ف', 'ب', 'ك', 'ل'];

/**
 * What a search probably means: its words, with those that nothing has replaced by the nearest words that are written
 * here. Null where there is nothing to correct.
 */
export async function meaningOf(ctx: Ctx, q: string): Promise<string | null> {
  const pieces = q.split(/([^\p{L}\p{N}\p{M}ـ]+)/u);
  const folded = (await repo.foldWords(ctx.db, pieces.join('\n'))).split('\n');
  // A query that changes its number of lines when it is folded is not one of words.
  if (folded.length !== pieces.length) return null;
  const words = [...new Set(folded)].filter(isWord).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const asked = words.flatMap(formsOf).map(({ rest }) => rest);
  const unknown = await repo.findUnknown(ctx.db, [...new Set(asked)]);
  const meant = new Map<string, string>();
  for (const word of words) {
    const better = nearest(word, unknown);
    if (better)
      meant.set(word, better.front + ((await repo.findSpelling(ctx.db, better.rest)) ?? better.rest));
  }
  if (meant.size === 0) return null;
  return pieces.map((piece, at) => meant.get(folded[at] ?? '') ?? piece).join('');
}

const isWord = (text: string) => text.length >= SHORTEST && text.length <= LONGEST && /^\p{L}+$/u.test(text);

interface Form {
  front: string;
  rest: string;
}

/** A word whole, and without what may be joined to its front. */
const formsOf = (word: string): Form[] => [
  { front: '', rest: word },
  ...FRONTS.filter((front) => word.startsWith(front))
    .map((front) => ({ front, rest: word.slice(front.length) }))
    .filter(({ rest }) => isWord(rest)),
];

function nearest(word: string, unknown: readonly repo.UnknownWord[]): Form | null {
  if (!unknown.some((one) => one.word === word)) return null;
  for (const { front, rest } of formsOf(word)) {
    const near = unknown.find((one) => one.word === rest)?.near ?? [];
    const best = near.find((known) => isOneApart(rest, known));
    if (best) return { front, rest: best };
  }
  return null;
}
