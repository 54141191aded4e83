const FORMULA = /^\s*[=+\-@\t\r\n|＝＋－＠]/u;

/** Text by others is never a formula: spreadsheets run what begins like one, also with full-width signs. */
export const asText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text of a cell that `asText` wrote. */
export const ofText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
