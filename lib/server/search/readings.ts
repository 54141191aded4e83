import 'server-only';
import type { Db } from '@/lib/server/ctx';
import { areNeighbours } from '@/lib/shared/keyboard-layouts';
import { mistakeBetween } from './one-apart';
import type { AskedWord } from './repo-query';
import { findAlike, type KnownWord } from './repo-vocabulary';

/** Known words, folded, that a typed word means, behind what is joined to their front. Two typed words may be one. */
interface Meant {
  front: string;
  words: readonly string[];
}

/** A possible meaning of a query that has unknown words, or its nearest substitute. */
export interface Reading {
  /** asks for it, as a tsquery */
  query: string;
  /** how many texts may have it, weighed; a likelier reading has more of the first results */
  likelihood: number;
  /** what is meant by the words that were typed, by these words, folded */
  meant: ReadonlyMap<string, Meant>;
}

/** Shorter words have too many neighbours. */
const SHORTEST = 3;
/** No known word is longer by more than a letter. */
const LONGEST = 31;
/** A shorter Latin word is not taken for two Arabic ones, as TypeScript is for «تايب سكريبت». */
const SHORTEST_OF_TWO = 6;
const SHORTEST_HALF = 2;
/** Longer ones, and those of longer queries, would take too many ways to cut them. */
const LONGEST_OF_TWO = 16;
const MOST_WITH_HALVES = 3;
const MOST_READINGS = 48;
/** As many of the likeliest options of a word are asked for at once, where another word takes turns. */
const MOST_AT_ONCE = 12;
/** As many texts are taken to have a word that is too short to be noted: «ذو», «في». */
const COMMON = 1_000;
/** A word of fewer texts is looked for in the other script, too. */
const RARE = 20;
/** A key next to the right one, or two letters in the wrong order, are so many times likelier than other mistakes. */
const LIKELY = 4;

interface Option extends Omit<Reading, 'meant'> {
  /** asks for it also with what Arabic joins to its front */
  bare: string;
  meant: Meant;
  /** in the other script */
  isForeign: boolean;
}

/**
 * Returns what a query may mean that has unknown or rare words, the likeliest first: unknown ones with a mistake, and
 * both in the other script; and its words, with what they may mean among their forms.
 */
export async function readingsOf(
  db: Db,
  words: readonly AskedWord[],
): Promise<{ readings: Reading[]; words: readonly AskedWord[] }> {
  const rare = words.filter(({ word, texts }) => texts < RARE && isWord(word));
  if (rare.length === 0) return { readings: [], words };
  const pairs = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next && (rare.includes(word) || rare.includes(next)) ? [{ word, next }] : [];
  });
  const cut = (word: string) => (words.length <= MOST_WITH_HALVES ? halvesOf(word) : []);
  const alike = await findAll(db, [
    ...rare.flatMap((word) => [...spellings(word), ...cut(word.word).flat()]),
    ...pairs.map(({ word, next }) => word.word + next.word),
  ]);
  const options = new Map(
    rare.map((word) => {
      const all = spellings(word).flatMap((rest) =>
        alike(rest).map((option) => behind(word.word, rest, option)),
      );
      const halves = cut(word.word).flatMap((two) => both(two.map(alike)));
      const known = new Set(all.map(({ meant }) => meant.words[0]));
      // «التصميم» is among the forms of «تصميم».
      const fitting = all.filter(
        ({
          isForeign,
          meant: {
            words: [first = ''],
          },
        }) => (isForeign || word.texts === 0) && !(first.startsWith('ال') && known.has(first.slice(2))),
      );
      return [word, [...fitting, ...halves].sort(likeliestFirst).slice(0, MOST_READINGS)];
    }),
  );
  const optionsOf = (word: AskedWord) => options.get(word) ?? [];
  const formsOf = (word: AskedWord) =>
    anyOf([
      word.near,
      ...optionsOf(word)
        .slice(0, MOST_AT_ONCE)
        .map(({ bare }) => bare),
    ]);
  const reading = ({ query, likelihood, meant }: Option, typed: AskedWord[]): Reading => ({
    query: every([query, ...words.filter((word) => !typed.includes(word)).map(formsOf)]),
    likelihood,
    meant: new Map([
      ...rare.flatMap((word): [string, Meant][] =>
        optionsOf(word)
          .slice(0, 1)
          .map((option) => [word.word, option.meant]),
      ),
      ...typed.map(({ word }, at): [string, Meant] => [word, at === 0 ? meant : { front: '', words: [] }]),
    ]),
  });
  // One word takes turns with its options; of the others, any option will do.
  const [most] = rare.toSorted((a, b) => optionsOf(b).length - optionsOf(a).length);
  const readings = [
    ...(most ? withBare(optionsOf(most)).map((option) => reading(option, [most])) : []),
    ...pairs.flatMap(({ word, next }) =>
      alike(word.word + next.word)
        .filter(({ isForeign }) => isForeign)
        .map((option) => reading(option, [word, next])),
    ),
  ]
    .sort(likeliestFirst)
    .slice(0, MOST_READINGS);
  return { readings, words: words.map((word) => ({ ...word, near: formsOf(word) })) };
}

/**
 * Returns the readings of a query with most of its words: without one of them, those that leave out a common one first;
 * and without all unknown ones, if half of them are known.
 */
export function withMost(words: readonly AskedWord[]): Reading[] {
  const known = words.filter(({ texts }) => texts > 0);
  const isMost = known.length * 2 >= words.length && known.length < words.length - 1;
  const withoutUnknown = isMost ? [{ left: 0, words: known }] : [];
  const withoutOne = words.map((word) => ({
    left: isWord(word.word) ? word.texts : COMMON,
    words: words.filter((other) => other !== word),
  }));
  return [...withoutOne, ...withoutUnknown]
    .map(({ left, words }) => ({
      query: every(words.map(({ near }) => anyOf([near]))),
      likelihood: left + 1,
      meant: new Map(),
    }))
    .sort(likeliestFirst);
}

export const isWord = (text: string) =>
  text.length >= SHORTEST && text.length <= LONGEST && /^\p{L}+$/u.test(text);
const isLatin = (word: string) => /[a-z]/.test(word);
// A word of signs has no query.
const isAsked = (query: string | null) => query !== null;
const anyOf = (queries: readonly (string | null)[]) =>
  queries.some(isAsked) ? `(${queries.filter(isAsked).join(' | ')})` : null;
const every = (queries: readonly (string | null)[]) => queries.filter(isAsked).join(' & ');
export const likeliestFirst = (a: { likelihood: number }, b: { likelihood: number }) =>
  b.likelihood - a.likelihood;

/** Looks up the known words that are near to each of these. @returns for a word, its nearest known ones */
async function findAll(db: Db, words: readonly string[]): Promise<(word: string) => Option[]> {
  const found = new Map<string, Option[]>();
  for (const row of await findAlike(db, [...new Set(words)])) {
    const option = optionOf(row);
    if (option) found.set(row.asked, [...(found.get(row.asked) ?? []), option]);
  }
  return (word) => found.get(word) ?? [];
}

function optionOf({ asked, word, texts, query }: KnownWord): Option | null {
  const isForeign = isLatin(asked) !== isLatin(word);
  const meant = { front: '', words: [word] };
  const option = { query: `'=${word}'`, bare: `(${query})`, likelihood: texts, meant, isForeign };
  if (!isWord(word)) return null;
  if (isForeign) return option;
  const mistake = mistakeBetween(asked, word);
  if (!mistake || !isWord(asked)) return null;
  // A word of three letters has too many neighbours, but for words that lost a letter.
  if (asked.length === SHORTEST && word.length === SHORTEST) return null;
  const isLikely =
    mistake.kind === 'swapped' || (mistake.kind === 'wrong' && areNeighbours(...mistake.letters));
  return { ...option, likelihood: texts * (isLikely ? LIKELY : 1) };
}

/** A word as known words may have it: without what is joined to its front, or an unknown one with the article. */
const spellings = ({ word, rests, texts }: AskedWord) =>
  texts > 0 || isLatin(word) || rests.length > 0 ? [word, ...rests] : [word, `ال${word}`];

/** An option for the rest of a word, with what stands before the rest. */
const behind = (word: string, rest: string, option: Option): Option => ({
  ...option,
  meant: { ...option.meant, front: word.endsWith(rest) ? word.slice(0, -rest.length) : '' },
});

/** Options, and one for the likeliest of them with what Arabic joins to the front of a word. */
const withBare = (options: readonly Option[]): Option[] =>
  options.flatMap((option, at) => {
    const bare = anyOf(options.slice(0, MOST_AT_ONCE).map((one) => one.bare));
    return at === 0 && bare !== null
      ? [option, { ...option, query: bare, likelihood: option.likelihood / 2 }]
      : [option];
  });

/** The ways to cut a Latin word into two. */
function halvesOf(word: string): [string, string][] {
  if (word.length < SHORTEST_OF_TWO || word.length > LONGEST_OF_TWO || !isLatin(word)) return [];
  const cuts = Array.from({ length: word.length - 2 * SHORTEST_HALF + 1 }, (_, at) => at + SHORTEST_HALF);
  return cuts.map((at) => [word.slice(0, at), word.slice(at)]);
}

/** The option that a text has one of the words for each half. */
function both(halves: Option[][]): Option[] {
  const [left = [], right = []] = halves.map((half) => half.toSorted(likeliestFirst).slice(0, MOST_AT_ONCE));
  const [first, second] = [left[0], right[0]];
  if (!first || !second) return [];
  return [
    {
      query: every([left, right].map((options) => anyOf(options.map(({ query }) => query)))),
      bare: every([left, right].map((options) => anyOf(options.map(({ bare }) => bare)))),
      likelihood: Math.min(first.likelihood, second.likelihood),
      meant: { front: '', words: [...first.meant.words, ...second.meant.words] },
      isForeign: true,
    },
  ];
}
