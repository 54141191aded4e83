import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * A text that nobody here wrote: verses of the Quran with all vowels, from quran-json (CC BY 4.0, text of the Noble
 * Qur'an Encyclopedia). The vowels show which letters are joined to the front of a word, so what the tests expect does
 * not depend on how the search cuts words.
 */
interface Chapter {
  verses: { text: string }[];
}

export interface Word {
  /** with its vowels, without signs of recitation */
  marked: string;
  /** as it is typed today */
  bare: string;
}

export interface Verse {
  text: string;
  words: readonly Word[];
}

const RECITATION = /[\u06D6-\u06DC\u06DE-\u06E9\u06EB-\u06ED\u0640]/g;

/** Returns the first verses, in the order of the book. @param most 6,236 are all */
export function readVerses(most: number): Verse[] {
  const path = createRequire(import.meta.url).resolve('quran-json/dist/quran.json');
  const chapters: Chapter[] = JSON.parse(readFileSync(path, 'utf8'));
  const verses = chapters.flatMap((chapter) => chapter.verses).slice(0, most);
  return verses.map(({ text }) => {
    const words = text.replace(RECITATION, '').split(/\s+/);
    const marked = words.filter((word) => /\p{L}/u.test(word));
    return { text, words: marked.map((word) => ({ marked: word, bare: bareOf(word) })) };
  });
}

/** Returns a word without vowels, with the alef of today. */
export const bareOf = (marked: string): string =>
  marked.replaceAll('ٱ', 'ا').replaceAll('ءَا', 'آ').replace(/\p{M}/gu, '');

/** Returns one form for words that are written in several ways. */
export const foldedOf = (bare: string): string =>
  bare
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ؤ', 'و')
    .replaceAll('ئ', 'ي');

/** Returns the places of the verses that have a word, by a form of the word. */
export function placesBy(verses: readonly Verse[], keyOf: (word: Word) => string): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  for (const [at, { words }] of verses.entries()) {
    for (const word of words) {
      const known = places.get(keyOf(word)) ?? new Set();
      places.set(keyOf(word), known.add(at));
    }
  }
  return places;
}
