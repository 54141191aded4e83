import 'server-only';

/** What a letter says; texts are plain and are escaped where they become HTML. */
export interface LetterContent {
  subject: string;
  lead: string;
  /** the last one is what it comes to */
  rows: { label: string; value: string }[];
  action: { label: string; url: string };
  note: string;
  /** who issued it, line by line: on receipts */
  issuer?: string[] | undefined;
}
