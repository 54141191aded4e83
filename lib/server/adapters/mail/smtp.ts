import 'server-only';
import { createTransport } from 'nodemailer';
import SmtpPool from 'nodemailer/lib/smtp-pool/index.js';
import { env } from '@/lib/server/env';
import { stripBidiMarks } from '@/lib/shared/arabic';
import { MINUTE } from '@/lib/shared/time';
import type { Letter, Mailer } from './port';

const CONNECT_MS = 10_000;
// A server may examine a letter for a while before it accepts it: if we hang up sooner, the letter is sent twice. An
// idle connection is kept for the same time, well below the five minutes after which servers hang up (RFC 5321,
// 4.5.3.2.7).
const SILENCE_MS = MINUTE;

/**
 * Letters through the mail server of SMTP_URL, several over one open connection. A letter that could not be handed over
 * is an error for the caller, whose job tries again with the same Message-ID; a broken connection is replaced with the
 * next letter.
 * @param connectMs after this much silence at its beginning a connection is given up
 */
export function smtp(url: string, connectMs = CONNECT_MS): Mailer {
  // If they were given as plain options beside an address, all but the address would be ignored.
  const pool = new SmtpPool({
    pool: true,
    url,
    maxConnections: 2,
    maxMessages: 100,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: SILENCE_MS,
    // By default it would resend a letter whose connection broke, for as long as the process lives: the job must decide
    // that.
    ...{ maxRequeues: 0 },
  });
  const transport = createTransport(pool);
  return {
    async send({ id, to, subject, html, text, unsubscribeUrl, calendar }: Letter) {
      await transport.sendMail({
        from: env().MAIL_FROM,
        to,
        // Mail programs show the marks that keep a name's direction as boxes, and in the subject they do no good.
        subject: stripBidiMarks(subject),
        html,
        text,
        // Beside the text, and as a file: mail programs look for it at one or the other place.
        ...(calendar && {
          icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.text },
        }),
        messageId: `<${id}@${new URL(env().APP_URL).hostname}>`,
        headers: {
          // It asks other programs not to answer automatically (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transport.close(),
  };
}
