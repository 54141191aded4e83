import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { registerUser } from '@/lib/contract/users';
import { assertStrongPassword, hashPassword } from '@/lib/server/auth/passwords';
import { askToVerify } from '@/lib/server/codes/verify-email';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { countAgainstLimit, takeBackUse } from '@/lib/server/http/rate-limit';
import { openAccount } from './open-account';

// A person forgets once or twice that they have an account; a list of e-mails is not tried out. See lib/decisions/014.
const FOUND_TAKEN = { max: 5, seconds: 3600 };

/**
 * Creates the account of a person or a company with e-mail and password. Known and unknown e-mails cost the same time.
 * @param address whose limit counts the e-mails that were found taken
 * @returns the new user's id
 * @throws AppError `invalid` for a common or weak password, `email_taken`, `handle_taken`, `rate_limited`
 */
export async function register(
  ctx: Ctx,
  body: Parsed<typeof registerUser>['body'],
  address: string,
): Promise<{ _id: string }> {
  const { email, name, locale } = body;
  await assertStrongPassword(body.password, [email, name]);
  const passwordHash = await hashPassword(body.password);
  const { handle, accountType } =
    body.accountType === 'COMPANY' ? body : ({ accountType: 'INDIVIDUAL' } as const);
  const key = `registerTaken:${address}`;
  await countAgainstLimit(ctx.db, key, FOUND_TAKEN, ctx.now);
  const account = { email, emailVerifiedAt: null, passwordHash, name, handle, accountType, locale };
  const result = await inTransaction(ctx, async (ctx) => {
    const id = await openAccount(ctx, account);
    // In the same transaction: no account without the letter that asks to confirm its address.
    await askToVerify(ctx, id);
    return id;
  }).catch((error: unknown) => error);
  const foundTaken = result instanceof AppError && result.code === 'email_taken';
  if (!foundTaken) await takeBackUse(ctx.db, key, FOUND_TAKEN, ctx.now);
  if (typeof result !== 'string') throw result;
  return { _id: result };
}
