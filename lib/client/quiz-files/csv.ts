import { parse } from 'csv-parse/browser/esm/sync';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { asText, ofText } from '@/lib/shared/spreadsheet';
import { type ReadFile, refused } from './checked';
import { questionsOf, rowsOf, TABLE } from './table';

const BOM = '\uFEFF';

/** A table of questions as CSV. @param locale of its words; it is read in any */
export const writeCsv = (questions: readonly Question[], locale: 'ar' | 'en'): string =>
  BOM +
  stringify(
    rowsOf(questions, locale).map((row) => row.map(asText)),
    { record_delimiter: '\r\n' },
  );

/** The questions of a table, as `writeCsv` writes it and spreadsheets save it. */
export function readCsv(text: string): ReadFile {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      to: TABLE.mostRows + 1,
    });
  } catch (error) {
    const { lines } = error as { lines?: number };
    return refused('kinds-quizzes:file.brokenTable', lines);
  }
  if (rows.length > TABLE.mostRows) return refused('kinds-quizzes:file.tooFar', rows.length);
  return questionsOf(rows.map((row) => row.map((cell) => ofText(cell.trim()))));
}

/** Where a comma writes decimals, spreadsheets part cells by semicolons. The first row has no text with either. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const countOf = (mark: string) => first.split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best));
}
