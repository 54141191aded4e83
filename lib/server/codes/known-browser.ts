import 'server-only';
import { deviceCookie, knownDevice } from '@/lib/server/auth/devices';
import type { Ctx } from '@/lib/server/ctx';
import { accountOfPhone } from '@/lib/server/users/identity';
import { type SendLimit, trySend } from './sends';

const NEW_BROWSERS: SendLimit = { gapSeconds: 0, max: 5, windowSeconds: 86_400 };
const KNOWN_DAYS = 30;

/**
 * A number as browsers know it: together with the account that has it, so that all its browsers are forgotten when it
 * passes to another one. A new password forgets none (decisions/064).
 */
async function asAccount(ctx: Ctx, phone: string) {
  const account = await accountOfPhone(ctx, phone);
  return { id: `${phone} ${account?.id ?? ''}`, password_hash: null };
}

/**
 * This browser's id, where somebody has typed a right code for this number in it in the last 30 days, and the same
 * account has the number still. It authenticates nobody.
 */
export const knownBrowser = async (ctx: Ctx, headers: Headers, phone: string): Promise<string | null> =>
  knownDevice(headers, await asAccount(ctx, phone), ctx.now);

/**
 * Makes the browser known for a number, after a right code for it. Each known browser may ask for codes of its own, so
 * that a number gets only some in a day: a program could make one out of the other.
 * @returns the Set-Cookie line; null where enough browsers became known
 */
export async function rememberBrowser(ctx: Ctx, headers: Headers, phone: string): Promise<string | null> {
  const isKnown = (await knownBrowser(ctx, headers, phone)) !== null;
  if (!isKnown && !(await trySend(ctx, `browsersOf:${phone}`, NEW_BROWSERS))) return null;
  const kept = { path: '/api/users', days: KNOWN_DAYS };
  return deviceCookie(headers, await asAccount(ctx, phone), ctx.now, kept);
}
