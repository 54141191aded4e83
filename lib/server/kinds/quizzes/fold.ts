import { toLatinDigits } from '@/lib/shared/arabic';

/** What a creator wants to be written as they wrote it. */
export interface Counted {
  harakat: boolean;
  hamza: boolean;
}

const HARAKAT = /[\u064B-\u0653\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/g;
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** Marks around an answer say nothing; a minus or a point before a number does. */
const BEFORE = /^[\s"'“”«»„(]+/;
const AFTER = /[\s"'“”«»„).,،؛;:!?؟…]+$/;

/**
 * A short answer as it is compared: digits of any script, case, spaces, tatweel and marks around it do not count, nor
 * does the dot under a final ya, which half of all keyboards leave out. Harakat and hamza count where that is said.
 */
function foldAnswer(text: string, { harakat, hamza }: Counted): string {
  let folded = toLatinDigits(text.normalize('NFKC'))
    .replace(HIDDEN, '')
    .toLowerCase()
    .replace(/٫/g, '.')
    .replace(/٬/g, '')
    .replace(/−/g, '-')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي');
  if (!harakat) folded = folded.replace(HARAKAT, '');
  if (!hamza) folded = withoutHamza(folded);
  folded = folded.replace(/\s+/g, ' ');
  // An answer of marks alone, as «؟», is still one.
  return folded.replace(BEFORE, '').replace(AFTER, '') || folded.trim();
}

/** Hamza above and below are letters of their own when a text is decomposed. */
const withoutHamza = (text: string) =>
  text
    .replace(/[أإآ]/g, 'ا')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
    .replace(/[ء\u0654\u0655]/g, '');

interface Checked {
  isRight: boolean;
  /** how it is spelled, where only a hamza was wrong; else null */
  spelling: string | null;
}

/** Compares a short answer with all that is accepted. */
export function checkShort(text: string, accepted: readonly string[], counted: Counted): Checked {
  const isSame = (one: string, how: Counted) => foldAnswer(one, how) === foldAnswer(text, how);
  if (foldAnswer(text, counted) === '') return { isRight: false, spelling: null };
  const match = accepted.find((one) => isSame(one, counted));
  if (match === undefined) return { isRight: false, spelling: null };
  const isSpelled = accepted.some((one) => isSame(one, { ...counted, hamza: true }));
  return { isRight: true, spelling: isSpelled ? null : match };
}
