import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import { log } from '@/lib/server/log';
import { countryOfPhone } from '@/lib/shared/phone-numbers';
import { HOUR, SECOND } from '@/lib/shared/time';

/**
 * Takes one of the text messages that the house pays for in an hour: for the number's country, and for all. Numbers and
 * network addresses are cheap to change, and some phone companies share the income from messages to their numbers:
 * without a ceiling one night of them could cost a fortune. The ceiling is the same for every number, known or not; the
 * operator's log has a line once an hour.
 * @throws AppError `rate_limited`
 */
export async function takeText(ctx: Ctx, phone: string): Promise<void> {
  const { SMS_PER_HOUR, SMS_PER_HOUR_COUNTRY } = env();
  const country = countryOfPhone(phone);
  await take(ctx, `texts:${country}`, SMS_PER_HOUR_COUNTRY, `SMS_PER_HOUR_COUNTRY: ${country}`);
  await take(ctx, 'texts', SMS_PER_HOUR, 'SMS_PER_HOUR');
}

async function take(ctx: Ctx, key: string, max: number, reason: string): Promise<void> {
  const count = await countAgainstLimit(ctx.db, key, { max, seconds: HOUR / SECOND }, ctx.now);
  // Logged with the last message that is sent, not with each that is refused: those would flood the log.
  if (count === max) ctx.afterCommit(() => log.warn({ reason, count }, 'ceiling of text messages reached'));
}
