import 'server-only';
import { z } from 'zod';
import { mailer } from '@/lib/server/adapters/mail/choose';
import { defineJob } from '@/lib/server/jobs/define-job';
import { renderLetter } from './letter';

const Payload = z.object({
  id: z.uuid(),
  to: z.string(),
  locale: z.enum(['ar', 'en']),
  content: z.object({
    subject: z.string(),
    lead: z.string(),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
    action: z.object({ label: z.string(), url: z.string() }),
    note: z.string(),
  }),
});
export type LetterJob = z.output<typeof Payload>;

/** Sends a letter. Sent twice after a crash, it carries the same id. */
export const sendLetter = defineJob({
  name: 'sendLetter',
  payload: Payload,
  canWait: true,
  async run({ id, to, locale, content }, ctx) {
    await mailer().send({ id, to, subject: content.subject, ...renderLetter(locale, content) }, ctx.now);
  },
});
