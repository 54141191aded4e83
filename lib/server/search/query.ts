import 'server-only';
import { cache } from 'react';
import type { Ctx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { likeliestFirst, type Reading, readingsOf, withMost } from './readings';
import { type AskedWord, type Forms, readForms } from './repo-query';

/** A search, folded in the same way as the stored texts. */
export interface Asked extends Omit<Forms, 'folded' | 'words'> {
  text: string;
  /** each has a letter or digit; words made of punctuation are left out */
  words: string[];
  /** the #tag, without its sign, where the query is just that */
  tag: string | null;
  /** its words as the indexes of words know them */
  known: readonly AskedWord[];
  /** what it may mean, the likeliest first, asked for after its words; nothing where all words are known */
  readings: Reading[];
  /** whether the readings leave out words */
  isMost: boolean;
}

// More words than these do not make the result smaller.
const MOST_WORDS = 6;

const wordsIn = (written: readonly string[]): string[] =>
  written.map((word) => word.replace(/^[#@]+/, '')).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the words of a query as `Asked.text` has them, without what asks the indexes of words. */
export async function readText(ctx: Ctx, q: string): Promise<string> {
  return wordsIn((await foldText(ctx.db, q)).split(/\s+/)).join(' ');
}

/** Reads a query, once for a page; null where nothing is left to search for. */
export const readQuery = cache(async (ctx: Ctx, q: string): Promise<Asked | null> => {
  if (q.trim() === '') return null;
  const { folded, words: typed, ...forms } = await readForms(ctx.db, q);
  const written = folded.split(/\s+/).filter((word) => word !== '');
  const words = wordsIn(written);
  if (words.length === 0) return null;
  const { readings, words: known } = await readingsOf(ctx.db, typed);
  return {
    ...forms,
    known,
    readings: withParts(readings, forms.parts),
    isMost: false,
    text: words.join(' '),
    words: words.slice(0, MOST_WORDS),
    tag: written.length === 1 && folded.trim().startsWith('#') ? (words[0] ?? null) : null,
  };
});

/** So likely it is that a query with an unknown word asks for parts of words, and that its words are whole. */
const OF_PARTS = 400;

/** Returns readings that take turns with those by parts of words. */
const withParts = (readings: Reading[], parts: string | null): Reading[] => {
  if (readings.length === 0 || parts === null) return readings;
  const ofParts = { query: parts, likelihood: OF_PARTS, meant: new Map() };
  return [...readings, ofParts].sort(likeliestFirst);
};

/** Returns a query that asks for texts with most of its words. */
export const askingMost = (asked: Asked): Asked => ({
  ...asked,
  readings: withMost(asked.known),
  isMost: true,
});
