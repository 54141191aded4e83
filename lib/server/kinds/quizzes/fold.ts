import { toLatinDigits } from '@/lib/shared/arabic';
import { decimalOf } from '@/lib/shared/typed-money';

/** What a creator wants to be written as they wrote it. */
export interface Counted {
  harakat: boolean;
  /** and ta marbuta */
  hamza: boolean;
}

const HARAKAT = /[\u064B-\u0653\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/g;
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** Marks around an answer say nothing; a minus or a point before a number does. */
const BEFORE = /^[\s"'(]+/;
const AFTER = /[\s"').,;:!?]+$/;

type Replacement = [from: RegExp, to: string];
const replaceAll = (text: string, replacements: readonly Replacement[]) =>
  replacements.reduce((result, [from, to]) => result.replace(from, to), text);

/** Characters that NFKC would change into something else: quotes, and 10² into 102. */
const BEFORE_NFKC: readonly Replacement[] = [
  [/[‘’‚‛ʼ´`′]/g, "'"],
  [/[“”„‟«»″]/g, '"'],
  [/(?<=\p{Nd})[²³¹⁰⁴-⁹]/gu, '^$&'],
  [/(?<=\p{Nd})[₀-₉]/gu, '_$&'],
  [/(?<=\p{Nd})[¼-¾⅐-⅞]/gu, ' $&'],
];

/** Characters that Arabic, Persian, Urdu and Latin keyboards write for the same letter or sign. */
const SAME: readonly Replacement[] = [
  [/[یى]/g, 'ي'],
  [/[کڪ]/g, 'ك'],
  [/[ہھەۀۂ]/g, 'ه'],
  [/ۃ/g, 'ة'],
  [/ٱ/g, 'ا'],
  [/٪/g, '%'],
  [/[٬،]/g, ','],
  [/٫/g, '.'],
  [/؛/g, ';'],
  [/؟/g, '?'],
  [/⁄/g, '/'],
  [/[‐-—−]/g, '-'],
  [/\s+/g, ' '],
];

/** Hamza above and below are letters of their own when a text is decomposed. */
const WITHOUT_HAMZA: readonly Replacement[] = [
  [/[أإآ]/g, 'ا'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
  [/[ء\u0654\u0655]/g, ''],
];
const WITHOUT_SEAT: readonly Replacement[] = [[/[أإآؤئ]/g, 'ء']];

/**
 * A short answer as it is compared. Case, spaces, tatweel and marks around it do not count, nor does the keyboard that
 * wrote it, or the dot under a final ya, which half of all keyboards leave out. Harakat count where that is said.
 */
function foldAnswer(text: string, harakat: boolean): string {
  const plain = toLatinDigits(replaceAll(text, BEFORE_NFKC).normalize('NFKC'));
  const folded = replaceAll(plain.replace(HIDDEN, '').toLowerCase(), SAME).normalize('NFC');
  const letters = harakat ? folded : folded.replace(HARAKAT, '');
  // An answer of marks alone, as «؟», is still one.
  return withNumbers(letters.replace(BEFORE, '').replace(AFTER, '') || letters.trim());
}

const NUMBER = /^([+-]?) ?(%?) ?([\d.,' ]*\d) ?(%?)$/;
/** Not in a version such as `v1.10`. */
const NUMBERS_WITHIN = /(?<![\p{L}\d.,])\d+(?:[.,]\d+)+/gu;

/** `1,5` and `1.50` are one number, and so are `10%`, `10 %` and `%10`. */
function withNumbers(text: string): string {
  const [, sign, before, digits = '', after] = NUMBER.exec(text) ?? [];
  const number = before && after ? null : decimalOf(digits);
  if (number !== null) return `${sign === '-' ? '-' : ''}${number}${before}${after}`;
  return text.replace(/(?<=\d) %/g, '%').replace(NUMBERS_WITHIN, (part) => decimalOf(part) ?? part);
}

/** Where hamza does not count, neither does its seat: مسؤول, مسئول and مسوول are one word. */
function isSameWord(one: string, other: string): boolean {
  return [WITHOUT_HAMZA, WITHOUT_SEAT].some((how) => replaceAll(one, how) === replaceAll(other, how));
}

function isSame(one: string, other: string, { harakat, hamza }: Counted): boolean {
  const [folded, foldedOther] = [foldAnswer(one, harakat), foldAnswer(other, harakat)];
  if (hamza) return folded === foldedOther;
  const [words, others] = [folded, foldedOther].map((text) => text.replace(/ة/g, 'ه').split(' '));
  return (
    words?.length === others?.length && !!words?.every((word, at) => isSameWord(word, others?.[at] ?? ''))
  );
}

interface Checked {
  isRight: boolean;
  /** how it is spelled, where only a hamza or a ta marbuta was wrong; else null */
  spelling: string | null;
}

/** Compares a short answer with all that is accepted. */
export function checkShort(text: string, accepted: readonly string[], counted: Counted): Checked {
  const wrong = { isRight: false, spelling: null };
  if (foldAnswer(text, counted.harakat) === '') return wrong;
  const match = accepted.find((one) => isSame(one, text, counted));
  if (match === undefined) return wrong;
  const isSpelled = accepted.some((one) => isSame(one, text, { ...counted, hamza: true }));
  return { isRight: true, spelling: isSpelled ? null : match };
}
