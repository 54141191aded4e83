import 'server-only';
import type { Person } from '@/lib/contract/fields';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import { AppError } from '@/lib/server/errors';
import { getOthers } from '@/lib/server/users/service';
import { CURRENCY } from '@/lib/shared/currency';
import type { KindContent } from '../port';
import { nameHost } from './hosted-offers';
import { deleteOffers, listOffers, type OutlineRow, upsertOffer } from './repo-offers';

/** What is offered: lengths of time with their prices, where, for how many, and by which rules. */
export const content: KindContent<'bookings'> = {
  async check() {},

  // What is booked stays as it was agreed.
  isNewVersion: async () => false,

  async write(ctx, { id }, { lengths, packages, place, placeText, seats, rules, byHand, questions, hostId }) {
    const named = await nameHost(ctx, id, hostId ?? null);
    // Whoever sells lessons ahead gives them: a member may leave before the last.
    if (named.host_id !== ctx.viewer.id && packages.length > 0)
      throw new AppError('invalid', {
        fields: { 'content.packages': 'kinds-bookings:wrong.packagesOfMember' },
      });
    await upsertOffer(ctx.db, {
      product_id: id,
      ...named,
      lengths: lengths
        .map(({ minutes, price }) => ({ minutes, amount: price.amount }))
        .toSorted((one, other) => one.minutes - other.minutes),
      place,
      seats,
      place_text: placeText,
      free_hours: rules.freeUntilHours,
      half_hours: rules.halfUntilHours,
      by_hand: byHand,
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

  async outlines(ctx, productIds) {
    const offers = await listOffers(ctx.db, productIds);
    const rows = new Map(offers.map((row) => [row.product_id, row]));
    const hosts = await getOthers(
      ctx,
      offers.filter(isByOther).map(({ host_id }) => host_id),
    );
    return new Map(
      productIds.map((id) => {
        const row = rows.get(id);
        return [id, row ? outlineOf(row, ctx.viewer?.id, hosts) : NOTHING_YET];
      }),
    );
  },

  missing({ lengths, placeText, hours, host }) {
    return [
      ...(lengths.length === 0 ? [{ field: 'lengths', message: 'kinds-bookings:wrong.lengthsMissing' }] : []),
      ...(placeText ? [] : [{ field: 'placeText', message: 'kinds-bookings:wrong.placeMissing' }]),
      ...(hours || host ? [] : [{ field: 'hours', message: 'kinds-bookings:wrong.hoursMissing' }]),
      ...(host && host.state !== 'ready'
        ? [{ field: 'hostId', message: `kinds-bookings:wrong.host.${host.state}` }]
        : []),
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
  byHand: false,
  questions: [],
  packages: [],
  host: null,
  hours: null,
};

const isByOther = ({ host_id, owner_id }: OutlineRow) => host_id !== owner_id;

/** @param hosts those who give what others sell */
function outlineOf(
  row: OutlineRow,
  viewerId: string | undefined,
  hosts: ReadonlyMap<string, Person>,
): BookingsOutline {
  const person = isByOther(row) ? hosts.get(row.host_id) : undefined;
  return {
    kind: 'bookings',
    lengths: row.lengths.map(({ minutes, amount }) => ({ minutes, price: { amount, currency: CURRENCY } })),
    place: row.place,
    placeText: row.owner_id === viewerId ? row.place_text : null,
    seats: row.seats,
    rules: { freeUntilHours: row.free_hours, halfUntilHours: row.half_hours },
    byHand: row.by_hand,
    questions: [...row.questions],
    packages: row.packages.map(({ amount, ...rest }) => ({
      ...rest,
      price: { amount, currency: CURRENCY },
      pricePerLesson: { amount: Math.floor(amount / rest.lessons), currency: CURRENCY },
    })),
    host: person ? { person, state: row.host_state } : null,
    hours: row.hours,
  };
}
