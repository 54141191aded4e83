import { Parser } from 'saxen';
import { TABLE } from './table';

/** Some spreadsheets save the last row of a sheet, without cells. */
const LAST_ROW = 1_048_576;

/**
 * The row of the first cell that is further away than a table goes, or null. Whoever reads a sheet fills the gaps
 * between its cells, so one cell in a far corner takes all memory. This is the parser that reads it afterwards: both
 * see the same.
 * @param xml a part of a workbook
 */
export function farRowOf(xml: string): number | null {
  let row = 0;
  let far: number | null = null;
  const parser = new Parser();
  const stopAt = (at: number) => {
    far ??= at;
    parser.stop();
  };
  parser.on('openTag', (name, attributes, decoded) => {
    const tag = plain(name);
    if (tag !== 'row' && tag !== 'c') return;
    const places = Object.entries(attributes()).flatMap(([key, value]) =>
      plain(key) === 'r' ? [decoded(value)] : [],
    );
    if (tag === 'row') {
      row = places.reduce((most, place) => Math.max(most, Number(place) || 0), 0) || row + 1;
      if (row > LAST_ROW) stopAt(row);
      return;
    }
    const cells = places.map(cellAt);
    const last = cells.reduce((most, cell) => Math.max(most, cell.row), row);
    if (last > TABLE.mostRows || cells.some(({ column }) => column > TABLE.mostColumns)) stopAt(last);
  });
  parser.parse(xml);
  return far;
}

/** A name without the prefix of its namespace. */
const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** Row and column of a place like `B12`, from 1; anything else is too far away. */
function cellAt(place: string): { row: number; column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
  if (!letters || !digits) return { row: 0, column: Number.POSITIVE_INFINITY };
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}
