import { type ReadFile, refused } from './checked';
import { readCsv } from './csv';
import { MOST_BYTES, textOf } from './file-text';
import { readGift } from './read-gift';
import { readWorkbook } from './workbook';

/** The questions of a file: a table that a spreadsheet saved, or a text in GIFT. */
export async function readQuestions(file: File): Promise<ReadFile> {
  if (file.size > MOST_BYTES) return refused('kinds-quizzes:file.tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.xlsx$/i.test(file.name) || isZip(bytes)) return readWorkbook(bytes);
  const text = textOf(bytes);
  // The first row of a table names its columns; GIFT has braces.
  const isGift = /\.gift$/i.test(file.name) || (!/\.(?:csv|tsv)$/i.test(file.name) && text.includes('{'));
  return isGift ? readGift(text) : readCsv(text);
}

/** A workbook is a ZIP file, whatever its name is on a phone. */
const isZip = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;
