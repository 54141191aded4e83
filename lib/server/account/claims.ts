import 'server-only';
import { createHmac } from 'node:crypto';
import type { Ctx } from '@/lib/server/ctx';
import { derivedSecret, env } from '@/lib/server/env';
import { identityOf } from '@/lib/server/users/identity';
import { mayBeOwed } from './repo-deletion';
import type { Claims } from './repo-erase';

/**
 * An e-mail address or a phone number (E.164) as a deleted account keeps it: by this, whoever claims what the account is
 * owed is known to have it. The address itself is gone.
 */
export const claimHash = (address: string): string =>
  createHmac('sha256', derivedSecret(env().AUTH_SECRET, 'claim')).update(address).digest('hex');

/**
 * What is kept of an account that is about to be deleted; nothing where it cannot come to be owed anything. An address that
 * was never confirmed may be somebody else's: it proves nothing.
 */
export async function claimsOf(ctx: Ctx, userId: string): Promise<Claims> {
  const { email = null, emailVerified = false, phone = null } = (await identityOf(ctx, userId)) ?? {};
  if (!(await mayBeOwed(ctx.db, userId))) return { email: null, phone: null };
  return { email: email && emailVerified ? claimHash(email) : null, phone: phone && claimHash(phone) };
}
