import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Clash, listClashes, lockGiver } from '../times/repo-workshop-times';

/**
 * The dates of a workshop of the caller at whose time they have something else, with what that is, as the key of a
 * message: nobody is in two places. The caller of this has locked the dates; nobody books the host until the
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
