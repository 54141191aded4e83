import type { Behind } from '@/lib/contract/paid-posts';

// Adults read Arabic prose at about this pace (Brysbaert 2019, table 4: 181 words a minute).
const WORDS_A_MINUTE = 180;
// A picture is looked at for some seconds.
const SECONDS_A_PICTURE = 10;

const WORDS = new Intl.Segmenter('ar', { granularity: 'word' });

/** Returns how many words a text has, as a reader counts them. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of WORDS.segment(text)) if (isWordLike) words += 1;
  return words;
}

/** What everybody may know of a locked part, with how long it takes to read. */
export function behindOf({ words, images, files }: Omit<Behind, 'minutes'>): Behind {
  const seconds = (words / WORDS_A_MINUTE) * 60 + images * SECONDS_A_PICTURE;
  return { words, images, files, minutes: words + images > 0 ? Math.max(1, Math.round(seconds / 60)) : 0 };
}
