import 'server-only';

/** A letter ready to go. */
export interface Letter {
  /** the same letter sent twice has the same id */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** the address where its reader turns such letters off, for those that can be turned off (RFC 2369, RFC 8058) */
  unsubscribeUrl?: string | undefined;
  /** an event that calendars take over (RFC 5545), with the method that the text names */
  calendar?: { method: 'REQUEST' | 'CANCEL'; text: string } | undefined;
}

/** Sends letters. */
export interface Mailer {
  send(letter: Letter, now: Date): Promise<void>;
  /** Closes what is kept open between letters; after that nothing is sent. */
  close?(): void;
}
