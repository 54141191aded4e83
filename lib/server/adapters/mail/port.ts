import 'server-only';

/** A letter ready to go. */
export interface Letter {
  /** the same letter sent twice has the same id */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Who carries letters. */
export interface Mailer {
  send(letter: Letter, now: Date): Promise<void>;
}
