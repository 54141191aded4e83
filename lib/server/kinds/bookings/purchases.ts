import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases, Usage } from '../port';
import { boughtPackages } from './packages/view';
import { listTimes } from './repo-appointments';

const { unit } = KINDS.bookings;
const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** A session is used once it has begun; a package, by its lessons. */
export const purchases: KindPurchases = {
  async facts(ctx, held) {
    const rows = await listTimes(ctx.db, idsOf(held));
    const packages = await boughtPackages(ctx, idsOf(held));
    return new Map([
      ...rows.map((row): [string, Facts] => [row.entitlement_id, { use: 'attend', count: 1 }]),
      ...packages.map((row): [string, Facts] => [row.entitlement_id, { use: 'book', count: row.lessons }]),
    ]);
  },

  async usage(ctx, held) {
    const rows = await listTimes(ctx.db, idsOf(held));
    const packages = await boughtPackages(ctx, idsOf(held));
    return new Map([
      ...rows.map(({ entitlement_id, starts_at, state }): [string, Usage] => {
        const isBegun = state === 'confirmed' && starts_at <= ctx.now;
        const done = Number(isBegun);
        return [entitlement_id, { done, of: 1, times: done, unit, lastNewAt: isBegun ? starts_at : null }];
      }),
      ...packages.map(({ entitlement_id, lessons: of, used: done, used_at: lastNewAt }): [string, Usage] => [
        entitlement_id,
        { done, of, times: done, unit, lastNewAt },
      ]),
    ]);
  },
};
