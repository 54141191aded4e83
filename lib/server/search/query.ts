import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { type Forms, readForms } from './repo-query';

/** A search, folded in the same way as the stored texts. */
export interface Asked extends Omit<Forms, 'folded'> {
  text: string;
  /** each has a letter or digit; words made of punctuation are left out */
  words: string[];
  /** the #tag, without its sign, where the query is just that */
  tag: string | null;
}

// More words than these do not make the result smaller.
const MOST_WORDS = 6;

const wordsIn = (written: readonly string[]): string[] =>
  written.map((word) => word.replace(/^[#@]+/, '')).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the words of a query as `Asked.text` has them, without what asks the indexes of words. */
export async function readText(ctx: Ctx, q: string): Promise<string> {
  return wordsIn((await foldText(ctx.db, q)).split(/\s+/)).join(' ');
}

/** Reads a query; null where nothing is left to search for. */
export async function readQuery(ctx: Ctx, q: string): Promise<Asked | null> {
  if (q.trim() === '') return null;
  const { folded, ...forms } = await readForms(ctx.db, q);
  const written = folded.split(/\s+/).filter((word) => word !== '');
  const words = wordsIn(written);
  if (words.length === 0) return null;
  return {
    ...forms,
    text: words.join(' '),
    words: words.slice(0, MOST_WORDS),
    tag: written.length === 1 && folded.trim().startsWith('#') ? (words[0] ?? null) : null,
  };
}
