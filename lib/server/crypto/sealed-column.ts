import 'server-only';

/** A column of sealed texts, for keys to be changed: whoever seals something adds its column to lib/server/reseal. */
export interface SealedColumn {
  table: string;
  /** the table's primary key, one uuid */
  id: string;
  column: string;
  /** further columns that the text is bound to */
  bound?: readonly string[];
  /** what a text is sealed for: what `seal` was told */
  row(values: Record<string, string>): string;
  /** columns that follow the key as well, made of the opened text */
  also?: Record<string, (text: string) => string>;
}
