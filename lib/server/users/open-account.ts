import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { handleSkeleton } from '@/lib/shared/handles';
import { handleTaken, suggestHandle } from './handles';
import { insertUser, isEmailTaken, type NewUser } from './repo';
import { findHandleHolder } from './repo-handles';
import { findByPhone } from './repo-identity';

const TRIES = 6;

export type NewAccount = Omit<NewUser, 'id' | 'handle' | 'handleSkeleton' | 'now'> & {
  /** the handle that was chosen; without it one is made, from the e-mail where there is one */
  handle?: string;
};

/**
 * Opens a member's account, for any way to sign in. Everybody begins as MEMBER.
 * @returns the new user's id
 * @throws AppError `email_taken`, `phone_taken`, `handle_taken`, `unavailable` where no free handle was found
 */
export async function openAccount(ctx: Ctx, account: NewAccount): Promise<string> {
  // First, so that the answer about a company's handle is the same for known and unknown e-mails.
  if (account.handle && (await findHandleHolder(ctx.db, handleSkeleton(account.handle)))) throw handleTaken();
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = newId();
    const handle = account.handle ?? suggestHandle(account.email ?? 'user', attempt);
    const user = { ...account, id, handle, handleSkeleton: handleSkeleton(handle), now: ctx.now };
    if (await insertUser(ctx.db, user)) return id;
    if (account.email && (await isEmailTaken(ctx.db, account.email)))
      throw new AppError('email_taken', { fields: { email: 'validation:emailTaken' } });
    if (account.phone && (await findByPhone(ctx.db, account.phone)))
      throw new AppError('phone_taken', { fields: { phone: 'validation:phoneTaken' } });
    if (account.handle) throw handleTaken();
  }
  throw new AppError('unavailable', { retryAfter: 1 });
}
