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
  /** an event for the reader's calendar (RFC 5545), with the method that the text names */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string } | undefined;
}
