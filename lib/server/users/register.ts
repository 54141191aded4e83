import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type { registerUser } from '@/lib/contract/users';
import { assertStrongPassword, hashPassword } from '@/lib/server/auth/passwords';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { handleSkeleton } from '@/lib/shared/handles';
import { suggestHandle } from './handles';
import { insertUser, isEmailTaken } from './repo';

const TRIES = 6;

/**
 * Creates a member's account with e-mail and password.
 * @returns the new user's id
 * @throws AppError `invalid` for a common or weak password, `email_taken`
 */
export async function register(
  ctx: Ctx,
  body: Parsed<typeof registerUser>['body'],
): Promise<{ _id: string }> {
  const { email, name, locale } = body;
  await assertStrongPassword(body.password, [email, name]);
  const passwordHash = await hashPassword(body.password);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = newId();
    const handle = suggestHandle(email, attempt);
    const user = {
      id,
      email,
      passwordHash,
      name,
      handle,
      handleSkeleton: handleSkeleton(handle),
      locale,
      now: ctx.now,
    };
    if (await insertUser(ctx.db, user)) return { _id: id };
    if (await isEmailTaken(ctx.db, email))
      throw new AppError('email_taken', { fields: { email: 'validation:emailTaken' } });
  }
  throw new AppError('unavailable', { retryAfter: 1 });
}
