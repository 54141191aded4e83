import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { type Clash, isElsewhere, listClashes, lockGiver } from './repo-workshop-times';

export type { Clash } from './repo-workshop-times';

/**
 * Returns the coming dates of one of the caller's workshops at whose time they have something else. Nobody books the
 * caller until the transaction ends.
 */
export async function lockedClashes(
  { db, viewer, now }: MemberCtx,
  productId: string,
): Promise<readonly Clash[]> {
  await lockGiver(db, viewer.id);
  return listClashes(db, { hostId: viewer.id, productId, now });
}

/** Returns whether a host is busy at the time of a date. Nobody books the host until the transaction ends. */
export async function isHostElsewhere(
  { db, now }: Ctx,
  { hostId, dateId }: { hostId: string; dateId: string },
): Promise<boolean> {
  await lockGiver(db, hostId);
  return isElsewhere(db, { hostId, dateId, now });
}
