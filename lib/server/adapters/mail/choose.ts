import 'server-only';
import { env } from '@/lib/server/env';
import { outbox } from './outbox';
import type { Mailer } from './port';
import { smtp } from './smtp';

let chosen: Mailer | undefined;

/** The mail server of the settings, or the local outbox. */
export function mailer(): Mailer {
  const { SMTP_URL } = env();
  chosen ??= SMTP_URL ? smtp(SMTP_URL) : outbox;
  return chosen;
}

/** Closes what the mailer keeps open: after the last letter, when the app stops. */
export function closeMailer(): void {
  chosen?.close?.();
  chosen = undefined;
}
