import { describe, expect, it } from 'vitest';
import {
  byId,
  type RankedList,
  readSpot,
  type Spot,
  START,
  takePage,
  writeSpot,
} from '@/lib/server/posts/two-in-a-row';

/** A list of posts with one letter for the author of each: `AAB` is two by A and one by B. */
function listOf(word: string) {
  const rows = [...word].map((letter, nth) => {
    const id = `00000000-0000-7000-8000-${String(999_999 - nth).padStart(12, '0')}`;
    return { id, authorId: authorIdOf(letter), place: id };
  });
  let reads = 0;
  const list: RankedList<string> = {
    ...byId,
    after: async (place, limit, except) => {
      reads++;
      return rows.filter((r) => (!place || r.id < place) && r.authorId !== except).slice(0, limit);
    },
    by: async (authorId, from, limit) => {
      reads++;
      return rows.filter((r) => r.id <= from && r.authorId === authorId).slice(0, limit);
    },
  };
  return { list, ids: rows.map(({ id }) => id), reads: () => reads };
}

const authorIdOf = (letter: string) => `${letter.charCodeAt(0)}000000-0000-7000-8000-000000000000`;
const letterOf = (authorId: string) => String.fromCharCode(Number(authorId.slice(0, 2)));

/** The whole list, page by page; each page's cursor is written and read again. */
async function readAll(word: string, limit: number) {
  const { list, ids } = listOf(word);
  const seen: { id: string; authorId: string }[] = [];
  let spot: Spot<string> = START;
  for (;;) {
    const { rows, next } = await takePage(list, spot, limit);
    seen.push(...rows);
    if (!next) break;
    expect(rows).toHaveLength(limit);
    spot = readSpot(writeSpot(next, byId), byId);
  }
  expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort());
  return seen.map(({ authorId }) => letterOf(authorId)).join('');
}

describe('a list of posts by several authors', () => {
  it.each([
    ['', ''],
    ['AABBA', 'AABBA'],
    ['AAAB', 'AABA'],
    ['AAAAAABCD', 'AABAACAAD'],
    ['AAABBBCCC', 'AABABBCCC'],
    ['BAAAAAAAAAA', 'BAAAAAAAAAA'],
    ['AAAAABBBBB', 'AABAABABBB'],
  ])('that is %s is shown as %s, in pages of any size', async (word, shown) => {
    for (const limit of [1, 2, 3, 4, 5, 20]) expect(await readAll(word, limit)).toBe(shown);
  });

  it('has each post once, in one order for every page size, and no three in a row by one author while others are left', async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const word = randomWord(seed);
      const shown = await readAll(word, 50);
      const lead = shown.replace(/(.)\1*$/, '');
      expect(lead).not.toMatch(/(.)\1\1/);
      for (const limit of [1, 3, 7, 20]) expect(await readAll(word, limit)).toBe(shown);
    }
  });

  it('needs one read when no author has three in a row, and two when one author fills the list', async () => {
    const mixed = listOf('ABCD'.repeat(20));
    await takePage(mixed.list, START, 20);
    expect(mixed.reads()).toBe(1);
    const flooded = listOf(`${'A'.repeat(45)}${'BCDEFGH'.repeat(9)}`);
    const { rows, next } = await takePage(flooded.list, START, 20);
    expect(flooded.reads()).toBe(2);
    expect(rows.map(({ authorId }) => letterOf(authorId)).join('')).toBe('AABAACAADAAEAAFAAGAA');
    await takePage(flooded.list, next ?? START, 20);
    expect(flooded.reads()).toBe(4);
  });
});

/** A word made from a seed, always the same for one seed, with authors who post in bursts. */
function randomWord(seed: number): string {
  let state = seed;
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const bursts = Array.from({ length: 12 }, () => 'ABCDE'.charAt(random(5)).repeat(1 + random(9)));
  return bursts.join('');
}
