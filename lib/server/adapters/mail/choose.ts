import 'server-only';
import { env } from '@/lib/server/env';
import { outbox } from './outbox';
import type { Mailer } from './port';
import { smtp } from './smtp';

let made: { url: string | undefined; mailer: Mailer } | undefined;

/** Returns the mail server of the settings, or the local outbox. */
export function mailer(): Mailer {
  const { SMTP_URL: url } = env();
  if (made?.url !== url) closeMailer();
  made ??= { url, mailer: url ? smtp(url) : outbox };
  return made.mailer;
}

/** Closes what the mailer keeps open: after the last letter, when the app stops. */
export function closeMailer(): void {
  made?.mailer.close?.();
  made = undefined;
}
