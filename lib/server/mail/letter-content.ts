import 'server-only';

/** The content of a letter; texts are plain, and are escaped where they become HTML. */
export interface LetterContent {
  subject: string;
  lead: string;
  /** the last row is the total */
  rows: { label: string; value: string }[];
  action: { label: string; url: string };
  note: string;
  /** the issuer, line by line: on receipts */
  issuer?: string[] | undefined;
}
