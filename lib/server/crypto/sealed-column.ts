import 'server-only';

/**
 * A column of sealed texts, for a change of keys: a domain that seals something adds its column to lib/server/reseal.
 */
export interface SealedColumn {
  table: string;
  /** the table's primary key, one uuid */
  id: string;
  column: string;
  /** more columns that the text is bound to */
  bound?: readonly string[];
  /** the row that a text is sealed for, as it was passed to `seal` */
  row(values: Record<string, string>): string;
  /** columns that are computed from the opened text with the key, and change with it */
  also?: Record<string, (text: string) => string>;
}
