import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { countAgainstLimit } from '@/lib/server/http/rate-limit';
import type { Identity } from '@/lib/server/users/identity';
import { checkPassword } from './passwords';
import { assertFreshSignIn } from './sessions';

// The same number as for sign-in: a stolen token must not become a way to guess the password.
const TRIES = { max: 10, seconds: 900 };

/**
 * Checks that the caller is the owner of the account and not only somebody at their desk: by its password or, where it
 * has none, by a fresh sign-in.
 * @param field that shows the refusal of a wrong password
 * @throws AppError `password_wrong`, `sign_in_again`, `rate_limited`
 */
export async function assertOwner(
  ctx: MemberCtx,
  me: Identity,
  password: string | undefined,
  field = 'password',
): Promise<void> {
  if (!me.passwordHash) return assertFreshSignIn(ctx);
  await countAgainstLimit(ctx.db, `ownPassword:${me.id}`, TRIES, ctx.now);
  if (await checkPassword(me.passwordHash, password ?? '')) return;
  throw new AppError('password_wrong', { fields: { [field]: 'validation:passwordWrong' } });
}
