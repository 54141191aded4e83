import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notifyAll } from '@/lib/server/notifications/service';
import type { WorkshopFacts } from './letters';
import * as repo from './repo-seats';
import { listOffered, type Offer } from './repo-waits';

type Topic = WorkshopFacts['template'];

/** What news means for the calendar of its reader. */
const CALENDAR: Partial<Record<Topic, 'REQUEST' | 'CANCEL'>> = {
  confirmed: 'REQUEST',
  changed: 'REQUEST',
  cancelledByYou: 'CANCEL',
  cancelledByHost: 'CANCEL',
  cancelledByTeam: 'CANCEL',
  cancelledByRefund: 'CANCEL',
};

/** Notifies those who have seats, in the transaction of the cause. Blocks hide nobody here: money was paid. */
export async function notifyOfSeats(ctx: Ctx, seatIds: readonly string[], topic: Topic): Promise<void> {
  if (seatIds.length === 0) return;
  const rows = await repo.listByIds(ctx.db, seatIds);
  await notifyAll(
    ctx,
    rows.flatMap((row) => {
      const { id, entitlement_id: entitlementId, owner_id: actorId, product_id: productId } = row;
      if (!entitlementId) return [];
      const facts: WorkshopFacts = {
        ...factsOf(row, topic),
        seatId: id,
        purchaseId: entitlementId,
        productId,
        sequence: row.sequence,
        reason: topic === 'cancelledByHost' ? row.cancel_reason : '',
        calendar: CALENDAR[topic] ?? null,
      };
      const about = { kind: 'workshop', subject: id, topic } as const;
      return [{ ...about, to: row.buyer_id, actorId, productId, entitlementId, facts }];
    }),
  );
}

/** The time or place of dates is another one: those who have a seat are notified once, and may give it back. */
export async function notifyChanged(ctx: Ctx, dateIds: readonly string[]): Promise<void> {
  for (const dateId of dateIds) {
    const seats = (await repo.listHolders(ctx.db, dateId)).map(({ id }) => id);
    await repo.changeSeats(ctx.db, seats, { now: ctx.now });
    await notifyOfSeats(ctx, seats, 'changed');
  }
}

/** Seats are kept for those who waited. */
export async function notifyOffered(ctx: Ctx, offers: readonly Offer[]): Promise<void> {
  if (offers.length === 0) return;
  const rows = await listOffered(
    ctx.db,
    offers.map(({ id }) => id),
  );
  await notifyAll(
    ctx,
    rows.map((row) => {
      const { id, user_id: to, owner_id: actorId, product_id: productId } = row;
      const facts: WorkshopFacts = {
        ...factsOf({ ...row, time_zone: row.host_zone }, 'offered'),
        seatId: null,
        purchaseId: null,
        productId,
        sequence: 0,
        reason: '',
        calendar: null,
        until: row.offered_until.toISOString(),
      };
      return { kind: 'workshop', subject: id, topic: 'offered', to, actorId, productId, facts } as const;
    }),
  );
}

type Told = Pick<
  repo.SeatRow,
  'title' | 'starts_at' | 'ends_at' | 'time_zone' | 'host_zone' | 'place' | 'place_text'
>;

const factsOf = (row: Told, template: Topic) => ({
  template,
  title: row.title,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  zones: { host: row.host_zone, buyer: row.time_zone },
  // A link is on the page, shortly before: letters are kept and passed on. Where it is, those who have a seat read.
  location: row.place === 'link' || template === 'offered' ? '' : row.place_text,
});
