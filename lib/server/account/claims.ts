import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { claimHash } from '@/lib/server/users/claim-hash';
import { identityOf } from '@/lib/server/users/identity';
import { mayBeOwed } from './repo-deletion';
import type { Claims } from './repo-erase';

/**
 * What is kept of an account that is about to be deleted; nothing where it cannot come to be owed anything. An address
 * that was never confirmed may be somebody else's: it proves nothing.
 */
export async function claimsOf(ctx: Ctx, userId: string): Promise<Claims> {
  const { email = null, emailVerified = false, phone = null } = (await identityOf(ctx, userId)) ?? {};
  if (!(await mayBeOwed(ctx.db, userId))) return { email: null, phone: null };
  return { email: email && emailVerified ? claimHash(email) : null, phone: phone && claimHash(phone) };
}
