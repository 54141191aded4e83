/** U+2068 and U+2069: text between them keeps its own direction. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

const BIDI_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** In UTF-16 units: as long as a family emoji. */
const LONGEST_LETTER = 8;

const segmenter = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/**
 * Arabic-Indic (٠–٩) and extended (۰–۹) digits become 0–9; other characters stay. For typed numbers, phone numbers,
 * codes and prices.
 */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
}

/** Writes the digits 0–9 of a code or a fixed text in the reader's digits; numbers go through `Intl` instead. */
export function writeDigits(text: string, digits: 'latn' | 'arab'): string {
  if (digits === 'latn') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}

/** Returns how many characters a reader sees: مُحَمَّد has 8 code points and 4 graphemes. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * The beginning of a text as one line of at most `most` characters as a reader counts them, cut between words if that
 * leaves more than half, with an ellipsis if something is left out.
 */
export function firstWords(text: string, most: number): string {
  const line = stripBidiMarks(text).replace(/\s+/g, ' ').trim();
  const letters: string[] = [];
  for (const { segment, index } of segmenter.segment(line)) {
    // A letter with endless marks is invalid.
    if (letters.length > most || index + segment.length > (most + 1) * LONGEST_LETTER) break;
    letters.push(segment);
  }
  if (letters.length <= most && letters.join('') === line) return line;
  const kept = letters.slice(0, most - 1).join('');
  const space = kept.lastIndexOf(' ');
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).replace(/[\s،,.؛:]+$/, '')}…`;
}

/** A text of plain and isolated words (`isolate`), split into its parts. */
export function isolatedParts(text: string): { text: string; isIsolated: boolean }[] {
  const parts = text
    .split(/[\u2068\u2069]/)
    .map((part, index) => ({ text: part, isIsolated: index % 2 === 1 }));
  return parts.filter((part) => part.text !== '');
}

/** The initial of a person without a picture: the first letter or digit, with its marks. */
export function initialOf(name: string): string {
  for (const { segment } of segmenter.segment(name)) {
    if (/[\p{L}\p{N}]/u.test(segment)) return segment.toLocaleUpperCase('en');
  }
  return '؟';
}

/**
 * Wraps a person's text for plain text (a page's title, a push message, a value inside a sentence), where `<bdi>` is
 * not possible: «سارة (Dev) 3!» keeps its order.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_DIRECTIONAL_ISOLATE}`;
}

/** Returns the separator between two parts of a line. @param intlTag from `useLocale().intl` or `getLocale()` */
export const commaOf = (intlTag: string): string => (intlTag.startsWith('ar') ? '، ' : ', ');

/** Removes the marks that only set direction, for comparing. */
export function stripBidiMarks(text: string): string {
  return text.replace(BIDI_MARKS, '');
}
