import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import { FullName } from '@/lib/contract/fields';
import type { sendOtp, verifyOtp } from '@/lib/contract/phones';
import { type SignInMeta, startSession } from '@/lib/server/auth/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import { accountOfPhone } from '@/lib/server/users/identity';
import { openAccount } from '@/lib/server/users/open-account';
import { askForCode, spendCode } from './phone-codes';
import { findAsker } from './repo';
import { issueToken, readSecret, redeem } from './tokens';

const signInCode = (phone: string, asker: string) =>
  ({ purpose: 'phone_sign_in', phone, userId: null, asker }) as const;

/** Sends a sign-in code to a browser. @throws AppError `rate_limited` */
export function sendSignInCode(
  ctx: Ctx,
  { phone, locale }: Parsed<typeof sendOtp>['body'],
  { asker, ...from }: { asker: string; address: string; browser: string | null },
) {
  return askForCode(ctx, signInCode(phone, asker), { ...from, locale });
}

/**
 * Exchanges a right code for a ticket that signs in once, and says whether it will make a new account: only the
 * number's holder learns that. A browser without a cookie uses the code that was last asked for from its address.
 * @throws AppError `code_invalid`
 */
export async function exchangeCode(
  ctx: Ctx,
  { phone, code }: Parsed<typeof verifyOtp>['body'],
  from: { asker: string | null; address: string },
) {
  const asker = from.asker ?? (await findAsker(ctx.db, phone, from.address));
  // No transaction around the try: it must be counted even when it is refused.
  await spendCode(ctx, signInCode(phone, asker), code);
  const ticket = await issueToken(ctx, { purpose: 'phone_ticket', userId: null, target: phone });
  return { ticket, isNew: (await accountOfPhone(ctx, phone)) === null };
}

const PER_ADDRESS = { max: 100, seconds: 900 };

/**
 * Redeems a ticket: signs in to the number's account, or makes one for a number that nobody has.
 * @param given.name of the new member; ignored where the number has an account
 * @throws AppError `link_invalid`, `invalid_credentials` for a closed account, `invalid` for a name that is not allowed
 */
export async function signInWithTicket(
  ctx: Ctx,
  given: { ticket: string; name: string; locale: 'ar' | 'en' },
  meta: SignInMeta,
): Promise<{ userId: string; sessionId: string }> {
  await countAgainstLimit(ctx.db, `signIn:${meta.address}`, PER_ADDRESS, ctx.now);
  const { target: phone } = await readSecret(ctx, given.ticket, ['phone_ticket']);
  return inTransaction(ctx, async (ctx) => {
    const account = await accountOfPhone(ctx, phone);
    if (account && !account.isLive) throw new AppError('invalid_credentials');
    // Checked before the ticket is used: a person who mistypes their name may correct it.
    const name = account ? '' : nameOf(given.name);
    await redeem(ctx, given.ticket, ['phone_ticket']);
    const userId = account?.id ?? (await openFor(ctx, phone, { name, locale: given.locale }));
    return startSession(ctx, userId, meta);
  });
}

async function openFor(
  ctx: Ctx,
  phone: string,
  said: { name: string; locale: 'ar' | 'en' },
): Promise<string> {
  const account = { ...said, phone, email: null, emailVerifiedAt: null, passwordHash: null } as const;
  return openAccount(ctx, { ...account, accountType: 'INDIVIDUAL' }).catch(async (error: unknown) => {
    // The same person in two windows: both get the same account.
    const other = isPhoneTaken(error) ? await accountOfPhone(ctx, phone) : null;
    if (!other) throw error;
    return other.id;
  });
}

const isPhoneTaken = (error: unknown) => error instanceof AppError && error.code === 'phone_taken';

function nameOf(text: string): string {
  const name = FullName.safeParse(text);
  if (name.success) return name.data;
  throw new AppError('invalid', { fields: { name: 'validation:fullName' } });
}
