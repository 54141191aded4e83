import 'server-only';
import { createTransport } from 'nodemailer';
import { env } from '@/lib/server/env';
import { stripBidiMarks } from '@/lib/shared/arabic';
import type { Letter, Mailer } from './port';

const PATIENCE_MS = 10_000;

/** Letters through the mail server of SMTP_URL. */
export function smtp(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send({ id, to, subject, html, text }: Letter) {
      await transport.sendMail({
        from: env().MAIL_FROM,
        to,
        // Mail programs show the marks that keep a name's direction as boxes, in the one place where they do no good.
        subject: stripBidiMarks(subject),
        html,
        text,
        messageId: `<${id}@${new URL(env().APP_URL).hostname}>`,
        // No holiday answers, please (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
