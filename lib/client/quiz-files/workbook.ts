import { type CellValue, readSheet } from 'read-excel-file/universal';
import writeWorkbookFile from 'write-excel-file/universal';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import type { ReadFile } from './checked';
import { questionsOf, rowsOf } from './table';

// A table of questions as a workbook (.xlsx), with one sheet.

/** How wide columns are, in characters: questions and explanations are sentences. */
const WIDTHS = [16, 48, 9, 12, 18, 14, 36];
const OPTION_WIDTH = 20;

/** A table of questions as a workbook. @param locale of its words; it is read in any */
export function writeWorkbook(questions: readonly Question[], locale: 'ar' | 'en'): Promise<Blob> {
  const [head = [], ...rows] = rowsOf(questions, locale);
  const cells = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    // Each cell is text, also one that begins like a formula.
    ...rows.map((row) => row.map((value) => ({ value, type: String, wrap: true }))),
  ];
  return writeWorkbookFile(cells, {
    rightToLeft: locale === 'ar',
    stickyRowsCount: 1,
    columns: head.map((_, at) => ({ width: WIDTHS[at] ?? OPTION_WIDTH })),
  }).toBlob();
}

/** The questions of a workbook's first sheet, as `writeWorkbook` writes it and spreadsheets save it. */
export async function readWorkbook(file: Blob): Promise<ReadFile> {
  try {
    const rows = await readSheet(file);
    return questionsOf(rows.map((row) => row.map(textOfCell)));
  } catch {
    return { questions: [], wrong: [{ row: 1, problem: 'kinds-quizzes:file.brokenWorkbook' }] };
  }
}

/** Spreadsheets turn what looks like a number, a date or a truth into one. */
function textOfCell(value: CellValue | null): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
