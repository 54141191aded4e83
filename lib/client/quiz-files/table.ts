import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { QUIZ } from '@/lib/contract/limits';
import { toLatinDigits } from '@/lib/shared/arabic';
import { checkedWhole, type Found, PLAIN, type ReadFile } from './checked';
import { hasFlag, tableWords, truthNamed, typeNamed } from './table-words';

// A table of questions. Columns are told by their place: type, text, points, what is right, what counts, pool,
// explanation, and then options, accepted answers, items or pairs.

/** How far a table may go: it has room for all questions, and for what spreadsheets save around them. */
export const TABLE = { mostRows: 5000, mostColumns: 256 };

const FIXED = ['type', 'text', 'points', 'right', 'counts', 'pool', 'explanation'] as const;
const PAIR = ' = ';

/** The rows of a table of questions, with one of its columns' names. @param locale of its words; it is read in any */
export function rowsOf(questions: readonly Question[], locale: 'ar' | 'en'): string[][] {
  const words = tableWords(locale);
  const options = Array.from({ length: QUIZ.mostOptions }, (_, at) =>
    words.option.replace('{{number}}', String(at + 1)),
  );
  const rows = questions.map((question) => [
    words.type[question.type],
    question.text,
    String(question.points),
    rightCell(question, words),
    flagsOf(question)
      .map((flag) => words.flag[flag])
      .join(words.between),
    question.pool,
    question.explanation,
    ...optionCells(question),
  ]);
  return [[...FIXED.map((column) => words.columns[column]), ...options], ...rows];
}

function rightCell(question: Question, { right, between }: ReturnType<typeof tableWords>): string {
  if (question.type === 'true_false') return right[`${question.isTrue}`];
  if (!('options' in question)) return '';
  return question.options.flatMap(({ isRight }, at) => (isRight ? [String(at + 1)] : [])).join(between);
}

function flagsOf(question: Question): ('partial' | 'hamza' | 'harakat')[] {
  return [
    ...('isPartial' in question && question.isPartial ? (['partial'] as const) : []),
    ...('countsHamza' in question && question.countsHamza ? (['hamza'] as const) : []),
    ...('countsHarakat' in question && question.countsHarakat ? (['harakat'] as const) : []),
  ];
}

function optionCells(question: Question): string[] {
  switch (question.type) {
    case 'single':
    case 'several':
      return question.options.map(({ text }) => text);
    case 'true_false':
      return [];
    case 'short':
      return question.accepted;
    case 'order':
      return question.items;
    case 'match':
      return question.pairs.map(({ item, match }) => `${item.replace(/[\\=]/g, '\\$&')}${PAIR}${match}`);
  }
}

/** The questions of the rows of a table, as `rowsOf` gives them and people write them. The first row is not read. */
export function questionsOf(rows: readonly (readonly string[])[]): ReadFile {
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  const found = cells.flatMap((row, at) =>
    at === 0 || row.every((cell) => cell === '') ? [] : [{ row: at + 1, ...questionOf(row) }],
  );
  return checkedWhole(found as Found[]);
}

function questionOf(row: readonly string[]): { question: unknown } | { problem: string } {
  const [typeCell = '', text = '', pointsCell = '', right = '', flags = '', pool = '', explanation = ''] =
    row;
  const type = typeNamed(typeCell);
  if (!type) return { problem: 'kinds-quizzes:file.unknownType' };
  const points = pointsCell === '' ? 1 : Number(toLatinDigits(pointsCell));
  if (!Number.isInteger(points) || points < 1 || points > 100)
    return { problem: 'kinds-quizzes:file.points' };
  const given = row.slice(FIXED.length).map((cell, at) => ({ cell, number: at + 1 }));
  const options = given.filter(({ cell }) => cell !== '');
  const common = { ...PLAIN, type, text, points, pool, explanation };
  const isPartial = hasFlag(flags, 'partial');
  switch (type) {
    case 'single':
    case 'several': {
      const numbers = new Set((toLatinDigits(right).match(/\d+/g) ?? []).map(Number));
      if ([...numbers].some((number) => !options.some((option) => option.number === number)))
        return { problem: 'kinds-quizzes:file.rightNumber' };
      const marked = options.map(({ cell, number }) => ({ text: cell, isRight: numbers.has(number) }));
      return { question: { ...common, options: marked, ...(type === 'several' ? { isPartial } : {}) } };
    }
    case 'true_false': {
      const isTrue = truthNamed(right);
      return isTrue === undefined
        ? { problem: 'kinds-quizzes:file.trueOrFalse' }
        : { question: { ...common, isTrue } };
    }
    case 'short': {
      const counts = { countsHarakat: hasFlag(flags, 'harakat'), countsHamza: hasFlag(flags, 'hamza') };
      return { question: { ...common, accepted: options.map(({ cell }) => cell), ...counts } };
    }
    case 'order':
      return { question: { ...common, items: options.map(({ cell }) => cell), isPartial } };
    case 'match': {
      const pairs = options.map(({ cell }) => pairOf(cell));
      return pairs.includes(null)
        ? { problem: 'kinds-quizzes:file.pair' }
        : { question: { ...common, pairs, isPartial } };
    }
  }
}

function pairOf(cell: string): { item: string; match: string } | null {
  const [, item, match] = /^((?:\\.|[^\\=])*)=(.*)$/su.exec(cell) ?? [];
  if (item === undefined || match === undefined) return null;
  return { item: item.replace(/\\(.)/gsu, '$1').trim(), match: match.trim() };
}
