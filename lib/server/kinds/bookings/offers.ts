import 'server-only';
import type { Parsed } from '@/lib/contract/endpoint';
import type * as contract from '@/lib/contract/kinds/bookings';
import type { BookingOffer } from '@/lib/contract/kinds/bookings';
import type { MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { mayChange } from '@/lib/server/products/policy';
import { holdOwnProduct } from '@/lib/server/products/state';
import { CURRENCY } from '@/lib/shared/currency';
import { isBooked } from './kind';
import { findOffer, type OfferRow, upsertOffer } from './repo-offers';

/** What can be booked by one of the caller's products. @throws AppError `not_found` */
export function getBookingOffer(ctx: MemberCtx, id: string): Promise<BookingOffer> {
  return inTransaction(ctx, async (ctx) => {
    await holdBookable(ctx, id);
    return present(found(await findOffer(ctx.db, id)));
  });
}

/**
 * Says what can be booked by one of the caller's products. Its owner is who is booked.
 * @throws AppError `not_found`, `forbidden` while it is taken down and for former creators
 */
export function putBookingOffer(
  ctx: MemberCtx,
  id: string,
  { lengths, placeText, rules, ...rest }: Parsed<typeof contract.putBookingOffer>['body'],
): Promise<BookingOffer> {
  return inTransaction(ctx, async (ctx) => {
    const product = await holdBookable(ctx, id);
    if (!mayChange(ctx.viewer, product)) throw new AppError('forbidden');
    const row: OfferRow = {
      ...rest,
      product_id: id,
      host_id: product.owner_id,
      lengths: lengths
        .map(({ minutes, price }) => ({ minutes, amount: price.amount }))
        .toSorted((one, other) => one.minutes - other.minutes),
      place_text: placeText,
      free_hours: rules.freeUntilHours,
      half_hours: rules.halfUntilHours,
      updated_at: ctx.now,
    };
    await upsertOffer(ctx.db, row);
    return present(row);
  });
}

async function holdBookable(ctx: MemberCtx, id: string) {
  const product = await holdOwnProduct(ctx, id);
  if (!isBooked(product.type)) throw new AppError('not_found');
  return product;
}

const present = ({ lengths, place, place_text, seats, updated_at, ...row }: OfferRow): BookingOffer => ({
  lengths: lengths.map(({ minutes, amount }) => ({ minutes, price: { amount, currency: CURRENCY } })),
  ...{ place, seats },
  placeText: place_text,
  rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
  updatedAt: updated_at.toISOString(),
});
