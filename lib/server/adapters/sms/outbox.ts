import 'server-only';
import { join } from 'node:path';
import { z } from 'zod';
import { env } from '@/lib/server/env';
import { keepMessage, newestMessages } from '../outbox-folder';
import type { Texter } from './port';

const Kept = z.object({ _id: z.string(), to: z.string(), text: z.string(), sentAt: z.string() });

// In a folder beside the letters': each list reads its own files.
const folder = () => join(env().DATA_DIR, 'outbox-sms');

/** Text messages in a folder on this machine, which operators read in the console: the offline default. */
export const smsOutbox: Texter = {
  send({ id, to, text }, now) {
    return keepMessage(folder(), { _id: id, to, text, sentAt: now.toISOString() });
  },
};

/** The newest text messages of the outbox. */
export const listTexts = () => newestMessages(folder(), Kept);
