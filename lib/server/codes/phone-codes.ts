import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { enqueue } from '@/lib/server/jobs/queue';
import { sendPhoneCode } from './jobs';
import { type CodeKey, deleteCode, updateTries } from './repo';
import type { SendLimit } from './repo-sends';
import { hashOf } from './send';
import { RESEND_SECONDS, withSend } from './sends';
import { takeText } from './text-ceiling';

const TRIES = 5;
/**
 * For one number, whoever asks. Each network address has a lower limit; if this one were not higher, a stranger could
 * use up what the number's owner may ask for. A stranger with three addresses still can, but not for a browser in which
 * the owner has typed a right code lately: each such browser has a limit of its own, because another one of them may
 * belong to somebody who had the number earlier (decisions/064).
 */
const TO_NUMBER: SendLimit = { gapSeconds: 10, max: 15, windowSeconds: 3600 };
/** For all browsers together in which the owner of one number has typed a right code. */
const TO_KNOWN: SendLimit = { gapSeconds: 0, max: 30, windowSeconds: 3600 };

/**
 * Ends the asker's former code and sends a new one. The work is the same for every number, so that neither the answer
 * nor its time says whether somebody has it.
 * @param from.address of the person who asks, for its own limit
 * @param from.browser the id of the browser that asks, where a right code for this number was typed in it
 * @throws AppError `rate_limited`
 */
export async function askForCode(
  ctx: Ctx,
  key: CodeKey,
  { browser, ...from }: { address: string; locale: 'ar' | 'en'; browser: string | null },
): Promise<{ resendSeconds: number }> {
  const toNumber = { key: `phone:${key.phone}`, limit: TO_NUMBER };
  const toKnown = { key: `phone:${key.phone} known`, limit: TO_KNOWN };
  const sends = browser
    ? [toKnown, `phone:${key.phone} ${browser}`]
    : [toNumber, `phoneCodesOf:${from.address}`];
  return withSend(ctx, sends, async (ctx) => {
    await takeText(ctx, key.phone);
    await deleteCode(ctx.db, key);
    const letter = { letterId: newId(), askedAt: ctx.now.toISOString() };
    await enqueue(ctx, sendPhoneCode, { ...key, ...letter, ...from });
    return { resendSeconds: RESEND_SECONDS };
  });
}

/**
 * Uses a code. Each try counts, right or wrong, and after five tries the code is dead. A wrong, used or forgotten code,
 * and a number without any, get the same answer.
 * @throws AppError `code_invalid`
 */
export async function spendCode(ctx: Ctx, key: CodeKey, code: string): Promise<void> {
  if (await updateTries(ctx.db, key, hashOf(key, code), { tries: TRIES, now: ctx.now })) return;
  throw new AppError('code_invalid', { fields: { code: 'validation:code' } });
}
