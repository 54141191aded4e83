import { bookedBy } from './bookings';
import { makeMember } from './make-member';
import { eventFor, tell } from './trade';

/**
 * A booking loses its slot: its buyer's bank takes the money back, somebody else books the time, and the bank decides
 * for the host.
 * @returns the other's booking
 */
export async function loseSlot(orderId: string, productId: string, startsAt: string) {
  const about = { subjectRef: `dispute of ${orderId}` };
  await tell(await eventFor(orderId, 'dispute.opened', about));
  const other = await bookedBy(await makeMember(), productId, { startsAt });
  await tell(await eventFor(orderId, 'dispute.won', about));
  return other;
}
