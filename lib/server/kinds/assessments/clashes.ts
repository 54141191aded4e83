import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Clash, listClashes, lockGiver } from '../times/repo-workshop-times';

/**
 * The dates of one of the caller's workshops at whose time they have something else, each with the key of a message
 * that says what: nobody is in two places. Its product is locked, so the dates stay; nobody books the host until the
 * transaction ends.
 */
export async function clashesOf(
  { db, viewer, now }: MemberCtx,
  productId: string,
): Promise<{ id: string; message: string }[]> {
  await lockGiver(db, viewer.id);
  const clashes = await listClashes(db, { hostId: viewer.id, productId, now });
  return clashes.map((clash) => ({
    id: clash.date_id,
    message: `kinds-assessments:wrong.${wordsOf(clash)}`,
  }));
}

function wordsOf({ booked, held }: Clash): string {
  if (booked > 0) return booked > 1 ? 'bookingsThen' : 'bookingThen';
  return held > 0 ? 'payingThen' : 'workshopThen';
}
