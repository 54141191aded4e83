import 'server-only';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import { CURRENCY } from '@/lib/shared/currency';
import type { KindContent } from '../port';
import { deleteOffers, listOffers, type OutlineRow, upsertOffer } from './repo-offers';

/** What is offered: lengths of time with their prices, where, for how many, and by which rules. */
export const content: KindContent<'bookings'> = {
  async check() {},

  // What is booked stays as it was agreed.
  isNewVersion: async () => false,

  async write(ctx, { id }, { lengths, packages, place, placeText, seats, rules, questions }) {
    await upsertOffer(ctx.db, {
      product_id: id,
      // Whoever owns it is booked.
      host_id: ctx.viewer.id,
      lengths: lengths
        .map(({ minutes, price }) => ({ minutes, amount: price.amount }))
        .toSorted((one, other) => one.minutes - other.minutes),
      ...{ place, seats, place_text: placeText },
      free_hours: rules.freeUntilHours,
      half_hours: rules.halfUntilHours,
      questions,
      packages: packages
        .map(({ price, ...rest }) => ({ ...rest, amount: price.amount }))
        .toSorted((one, other) => one.minutes - other.minutes || one.lessons - other.lessons),
      updated_at: ctx.now,
    });
  },

  terms({ lengths }) {
    const amounts = lengths.map(({ price }) => price.amount);
    const isFrom = new Set(amounts).size > 1;
    return { price: amounts.length > 0 ? Math.min(...amounts) : null, isFrom, refundDays: 0 };
  },

  async outlines({ db, viewer }, productIds) {
    const rows = new Map((await listOffers(db, productIds)).map((row) => [row.product_id, row]));
    return new Map(
      productIds.map((id) => {
        const row = rows.get(id);
        return [id, row ? outlineOf(row, row.host_id === viewer?.id) : NOTHING_YET];
      }),
    );
  },

  missing({ lengths, placeText, hours }) {
    return [
      ...(lengths.length === 0 ? [{ field: 'lengths', message: 'kinds-bookings:wrong.lengthsMissing' }] : []),
      ...(placeText ? [] : [{ field: 'placeText', message: 'kinds-bookings:wrong.placeMissing' }]),
      ...(hours ? [] : [{ field: 'hours', message: 'kinds-bookings:wrong.hoursMissing' }]),
    ];
  },

  fileIds: async () => [],

  empty: ({ db }, productIds) => deleteOffers(db, productIds),
};

const NOTHING_YET: BookingsOutline = {
  kind: 'bookings',
  lengths: [],
  place: 'link',
  placeText: null,
  seats: 1,
  rules: { freeUntilHours: 24, halfUntilHours: 6 },
  questions: [],
  packages: [],
  hours: null,
};

function outlineOf(row: OutlineRow, isMine: boolean): BookingsOutline {
  return {
    kind: 'bookings',
    lengths: row.lengths.map(({ minutes, amount }) => ({ minutes, price: { amount, currency: CURRENCY } })),
    place: row.place,
    placeText: isMine ? row.place_text : null,
    seats: row.seats,
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    questions: [...row.questions],
    packages: row.packages.map(({ amount, ...rest }) => ({
      ...rest,
      price: { amount, currency: CURRENCY },
      pricePerLesson: { amount: Math.floor(amount / rest.lessons), currency: CURRENCY },
    })),
    hours: row.hours,
  };
}
