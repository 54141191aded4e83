import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases } from '../port';
import { listTimes } from './repo-appointments';

const { unit } = KINDS.bookings;
const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** A session is used once it has begun. */
export const purchases: KindPurchases = {
  async facts({ db }, held) {
    const rows = await listTimes(db, idsOf(held));
    return new Map(rows.map((row): [string, Facts] => [row.entitlement_id, { use: 'attend', count: 1 }]));
  },

  async usage({ db, now }, held) {
    const rows = await listTimes(db, idsOf(held));
    return new Map(
      rows.map(({ entitlement_id, starts_at, state }) => {
        const isBegun = state === 'confirmed' && starts_at <= now;
        const done = Number(isBegun);
        return [entitlement_id, { done, of: 1, times: done, unit, lastNewAt: isBegun ? starts_at : null }];
      }),
    );
  },
};
