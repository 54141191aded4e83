import { QUESTION_TYPES } from '@/lib/contract/choices';
import ar from '@/locales/ar/kinds-quizzes.json';
import en from '@/locales/en/kinds-quizzes.json';

const LANGUAGES = { ar, en };

/** The words of a table in one language; a table is read in either. */
export function tableWords(locale: keyof typeof LANGUAGES) {
  const { type, file, answer } = LANGUAGES[locale];
  return { type, ...file.table, right: { true: answer.true, false: answer.false } };
}

const both = [tableWords('ar'), tableWords('en')];

/** The type that a cell names. */
export const typeNamed = (cell: string) =>
  QUESTION_TYPES.find((type) => [type, ...both.map((words) => words.type[type])].some(isSame(cell)));

/** True or false, as a cell says it; spreadsheets write TRUE themselves. */
export function truthNamed(cell: string): boolean | undefined {
  for (const truth of [true, false] as const)
    if ([String(truth), ...both.map(({ right }) => right[`${truth}`])].some(isSame(cell))) return truth;
  return undefined;
}

/** Returns whether a cell has one of the words for what counts. */
export const hasFlag = (cell: string, flag: 'partial' | 'hamza' | 'harakat'): boolean =>
  cell.split(/[،,؛;]/).some((part) => both.some((words) => isSame(part)(words.flag[flag])));

const isSame = (cell: string) => (word: string) => cell.trim().toLowerCase() === word.toLowerCase();
