import 'server-only';
import { z } from 'zod';
import { Lettered } from '@/lib/contract/notice-choices';
import { mailer } from '@/lib/server/adapters/mail/choose';
import { defineJob } from '@/lib/server/jobs/define-job';
import { renderLetter } from './letter';
import { unsubscribeUrl } from './unsubscribe-links';

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
    issuer: z.array(z.string()).optional(),
    calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), text: z.string() }).optional(),
  }),
  /** for a letter that can be turned off: whose choice it is, and which */
  choice: z.object({ userId: z.uuid(), kind: Lettered }).optional(),
});
export type LetterJob = z.output<typeof Payload>;

/** Sends a letter. If a crash makes it send twice, both have the same id. */
export const sendLetter = defineJob({
  name: 'sendLetter',
  payload: Payload,
  canWait: true,
  async run({ id, to, locale, content, choice }, ctx) {
    const stopUrl = choice && (await unsubscribeUrl({ ...choice, address: to }, ctx.now));
    const letter = renderLetter(locale, content, stopUrl);
    const { subject, calendar } = content;
    await mailer().send({ id, to, subject, ...letter, calendar, unsubscribeUrl: stopUrl }, ctx.now);
  },
});
