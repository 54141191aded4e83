import 'server-only';
import { env } from '@/lib/server/env';
import { smsOutbox } from './outbox';
import type { Texter } from './port';
import { twilio } from './twilio';

let chosen: Texter | undefined;

/** The provider of the settings, or the local outbox. */
export function texter(): Texter {
  chosen ??= env().SMS_PROVIDER === 'twilio' ? twilio(env()) : smsOutbox;
  return chosen;
}
