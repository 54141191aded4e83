import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Clash, lockedClashes } from '../times/clashes';

/**
 * The dates of one of the caller's workshops at whose time they have something else, each with the key of a message
 * that says what: nobody is in two places. Its product is locked, so the dates stay; nobody books the host until the
 * transaction ends.
 */
export async function clashesOf(
  ctx: MemberCtx,
  productId: string,
): Promise<{ id: string; message: string }[]> {
  const clashes = await lockedClashes(ctx, productId);
  return clashes.map((clash) => ({
    id: clash.date_id,
    message: `kinds-assessments:wrong.${wordsOf(clash)}`,
  }));
}

function wordsOf({ booked, held }: Clash): string {
  if (booked > 0) return booked > 1 ? 'bookingsThen' : 'bookingThen';
  return held > 0 ? 'payingThen' : 'workshopThen';
}
