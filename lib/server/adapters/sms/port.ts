import 'server-only';

/** A text message ready to go. */
interface TextMessage {
  /** the same message sent twice has the same id */
  id: string;
  /** E.164 */
  to: string;
  text: string;
}

/** Sends text messages. */
export interface Texter {
  /** @throws SmsRefused for a message that the provider will never accept; anything else may be tried again */
  send(message: TextMessage, now: Date): Promise<void>;
}

/**
 * The provider will not accept this message, however often it is sent: because of the number, the country or the
 * account.
 */
export class SmsRefused extends Error {
  /** @param code the provider's own */
  constructor(status: number, code: number | string) {
    super(`text message refused: ${status} ${code}`);
    this.name = 'SmsRefused';
  }
}
