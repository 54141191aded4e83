import { strToU8, zipSync } from 'fflate';
import { type CellValue, readSheet } from 'read-excel-file/universal';
import writeWorkbookFile from 'write-excel-file/universal';
import type { Question } from '@/lib/contract/kinds/quiz-questions';
import { type ReadFile, refused } from './checked';
import { farRowOf } from './far-cell';
import { questionsOf, rowsOf } from './table';
import { unzippedTexts } from './unzipped';

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

/**
 * The questions of a workbook's first sheet, as `writeWorkbook` writes it and spreadsheets save it. It may come from
 * anybody: how large it is, and how far away its cells are, is looked at before it is read.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const texts = unzippedTexts(bytes);
    if (!texts) return refused('kinds-quizzes:file.tooLarge');
    for (const text of texts.values()) {
      const row = farRowOf(text);
      if (row !== null) return refused('kinds-quizzes:file.tooFar', row);
    }
    const rows = await readSheet(unpacked(texts));
    return questionsOf(rows.map((row) => row.map(textOfCell)));
  } catch {
    return refused('kinds-quizzes:file.brokenWorkbook');
  }
}

/** A workbook that is not zipped, because zipping large parts needs workers, which pages may not have. */
const unpacked = (texts: ReadonlyMap<string, string>): Blob =>
  new Blob([
    new Uint8Array(
      zipSync(Object.fromEntries([...texts].map(([name, text]) => [name, strToU8(text)])), { level: 0 }),
    ),
  ]);

/** Spreadsheets turn what looks like a number, a date or a truth into one. */
function textOfCell(value: CellValue | null): string {
  if (value === null) return '';
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value);
}
