import type { ReadFile } from './checked';
import { MOST_BYTES, textOf } from './file-text';
import { readGift } from './read-gift';
import { readTable } from './table';

/** The questions of a file: a table that a spreadsheet saved as CSV, or a text in GIFT. All of them, or none. */
export async function readQuestions(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return { questions: [], wrong: [{ row: 1, problem: 'validation:fileSize' }] };
  const text = textOf(new Uint8Array(await file.arrayBuffer()));
  // The first row of a table names its columns; GIFT has braces.
  const isGift = /\.gift$/i.test(file.name) || (!/\.(?:csv|tsv)$/i.test(file.name) && text.includes('{'));
  return isGift ? readGift(text) : readTable(text);
}
