import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { type Clash, listClashes, lockGiver } from '../times/repo-workshop-times';

/** Dates, in the order of the form, with the id of each. */
type Dates = readonly { _id: string }[];

/**
 * What the caller has at the times of dates of their workshop: nobody is in two places. Dates are locked; nobody books
 * the caller until the transaction ends.
 * @param isAsked which dates count
 * @returns what is wrong, by the paths of the times in the form
 */
export async function clashesOf(
  ctx: MemberCtx,
  productId: string,
  dates: Dates,
  isAsked: (id: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const { db, viewer, now } = ctx;
  await lockGiver(db, viewer.id);
  const clashes = await listClashes(db, { hostId: viewer.id, productId, now });
  return Object.fromEntries(
    clashes
      .filter(({ date_id }) => isAsked(date_id))
      .map((clash) => [
        `dates.${dates.findIndex(({ _id }) => _id === clash.date_id)}.time`,
        `kinds-assessments:wrong.${wordsOf(clash)}`,
      ]),
  );
}

function wordsOf({ booked, held }: Clash): string {
  if (booked > 0) return booked > 1 ? 'bookingsThen' : 'bookingThen';
  return held > 0 ? 'payingThen' : 'workshopThen';
}
