import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inOtherLayout } from '@/lib/shared/keyboard-layouts';
import { readQuery } from './query';
import { isWord, type Reading } from './readings';
import * as repo from './repo-vocabulary';

const MOST_WORDS = 6;
/** So many readings are shown, and twice as many tried: not each is in a text that its reader may see. */
const MOST_SHOWN = 3;

/** The other layout of a keyboard makes words of this length, and not by chance. */
const SHORTEST_SWITCHED = 3;

/** The probable meaning of a query. */
export interface Meaning {
  /** the query in the other layout of the keyboard, where all its words are known only there; else null */
  switched: string | null;
  /** the query with the nearest known words in place of those that nothing has, the likeliest first */
  nearest: string[];
}

const NOTHING: Meaning = { switched: null, nearest: [] };

/** Returns what a query probably means, in words that its reader may see here. */
export async function meaningOf(ctx: Ctx, q: string): Promise<Meaning> {
  const asked = await readQuery(ctx, q);
  if (!asked) return NOTHING;
  const words = asked.known.map(({ word }) => word).filter(isWord);
  const unknown = words.length > 0 ? await repo.findUnknown(ctx.db, words) : [];
  const switched = unknown.length === words.length ? await switchedLayout(ctx, q) : null;
  if (switched !== null) return { switched, nearest: [] };
  const shownOf = asked.readings.filter(({ meant }) =>
    [...meant.keys()].some((word) => unknown.includes(word)),
  );
  const nearest = new Set<string>();
  for (const { meant } of await repo.foundOf(ctx.db, shownOf.slice(0, MOST_SHOWN * 2))) {
    const shown = await spelled(ctx, q, meant);
    if (shown !== null) nearest.add(shown);
  }
  return { switched, nearest: [...nearest].slice(0, MOST_SHOWN) };
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

/**
 * Returns a query with other words in it, spelled as in texts that its reader may see; null where no such text has one
 * of the words.
 */
async function spelled(ctx: Ctx, q: string, meant: Reading['meant']): Promise<string | null> {
  const pieces = q.split(/([^\p{L}\p{N}\p{M}ـ]+)/u);
  const folded = (await repo.foldWords(ctx.db, pieces.join('\n'))).split('\n');
  const spellings = new Map<string, string>();
  for (const [typed, { front, words }] of meant) {
    const spelling = await Promise.all(
      words.map((word) => repo.findSpelling(ctx.db, word, ctx.viewer?.id ?? null)),
    );
    if (spelling.includes(null)) return null;
    spellings.set(typed, front + spelling.join(' '));
  }
  return pieces
    .map((piece, at) => spellings.get(folded[at] ?? '') ?? piece)
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}
