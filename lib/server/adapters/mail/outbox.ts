import 'server-only';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { keepMessage, newestMessages } from '../outbox-folder';
import type { Letter, Mailer } from './port';

const Kept = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.string(),
  calendar: z.string().optional(),
});

const folder = () => join(env().DATA_DIR, 'outbox');

/** Letters in a folder on this machine, which operators read in the console: the offline default. */
export const outbox: Mailer = {
  send({ id, to, subject, html, text, calendar }: Letter, now: Date) {
    const kept = { _id: id, to, subject, html, text, sentAt: now.toISOString() };
    return keepMessage(folder(), { ...kept, ...(calendar && { calendar: calendar.text }) });
  },
};

/** The newest letters of the outbox. */
export async function listOutbox() {
  return { data: await newestMessages(folder(), Kept) };
}
