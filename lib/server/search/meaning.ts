import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inOtherLayout } from '@/lib/shared/keyboard-layouts';
import { isOneApart } from './one-apart';
import * as repo from './repo-vocabulary';

const MOST_WORDS = 6;
/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** No known word is longer by more than a letter; each letter of a word is looked up once. */
const LONGEST = 31;
/** So many known words are tried until a text is found that the reader may see. */
const MOST_TRIED = 3;
/** What Arabic joins to the front of a word, the longest first. */
const FRONTS = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و', 'ف', 'ب', 'ك', 'ل'];

/** The other layout of a keyboard makes words of this length, and not by chance. */
const SHORTEST_SWITCHED = 3;

/**
 * Returns what a search probably means: its words, with those that nothing has replaced by the nearest words that its
 * reader finds here; or all of it as typed in the other layout of the keyboard. Null where there is nothing to correct.
 */
export async function meaningOf(ctx: Ctx, q: string): Promise<string | null> {
  const pieces = q.split(/([^\p{L}\p{N}\p{M}ـ]+)/u);
  const folded = (await repo.foldWords(ctx.db, pieces.join('\n'))).split('\n');
  // A query that changes its number of lines when it is folded is not one of words.
  if (folded.length !== pieces.length) return null;
  const words = [...new Set(folded)].filter(isWord).slice(0, MOST_WORDS);
  const asked = words.flatMap(formsOf).map(({ rest }) => rest);
  const unknown = asked.length === 0 ? [] : await repo.findUnknown(ctx.db, [...new Set(asked)]);
  const isAllUnknown = words.every((word) => unknown.some((one) => one.word === word));
  const switched = isAllUnknown ? await switchedLayout(ctx, q) : null;
  if (switched !== null) return switched;
  const meant = new Map<string, string>();
  for (const word of words) {
    const better = await spelled(ctx, nearest(word, unknown));
    if (better !== null) meant.set(word, better);
  }
  if (meant.size === 0) return null;
  return pieces.map((piece, at) => meant.get(folded[at] ?? '') ?? piece).join('');
}

/** Returns the query in the other layout of the keyboard, where all its words are known; else null. */
async function switchedLayout(ctx: Ctx, q: string): Promise<string | null> {
  for (const reading of inOtherLayout(q)) {
    const folded = await repo.foldWords(ctx.db, reading);
    const words = folded.split(' ').filter((word) => word !== '');
    if (words.length === 0 || words.some((word) => word.length < SHORTEST_SWITCHED)) continue;
    if (await repo.areKnown(ctx.db, words.slice(0, MOST_WORDS))) return reading;
  }
  return null;
}

/** Returns the first of these as a text spells it that the caller may read; null where no such text is left. */
async function spelled(ctx: Ctx, forms: readonly Form[]): Promise<string | null> {
  for (const { front, rest } of forms) {
    const spelling = await repo.findSpelling(ctx.db, rest, ctx.viewer?.id ?? null);
    if (spelling !== null) return front + spelling;
  }
  return null;
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

/** A few known words nearest to an unknown one: the whole word before its rests, and the commonest first. */
function nearest(word: string, unknown: readonly repo.UnknownWord[]): Form[] {
  if (!unknown.some((one) => one.word === word)) return [];
  const all = formsOf(word).flatMap(({ front, rest }) => {
    const near = unknown.find((one) => one.word === rest)?.near ?? [];
    return near.filter((known) => isOneApart(rest, known)).map((known) => ({ front, rest: known }));
  });
  return all.slice(0, MOST_TRIED);
}
