import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases, Usage } from '../port';
import { owesPass } from './exam-times';
import { listTaken } from './repo-assessments';
import { listByEntitlement, type SeatRow } from './repo-seats';

const { unit } = KINDS.assessments;
const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** A seat is used once its date has begun, an assessment alone once an attempt has. */
export const purchases: KindPurchases = {
  async facts({ db }, held) {
    const rows = await listByEntitlement(db, idsOf(held));
    const seated = new Set(rows.map(({ entitlement_id: id }) => id));
    return new Map(
      held.map(({ id }): [string, Facts] => [
        id,
        seated.has(id) ? { use: 'attend', count: 1 } : { use: 'take', count: 1, unit: 'assessment' },
      ]),
    );
  },

  async earned({ db, now }, id) {
    const [seat] = await listByEntitlement(db, [id]);
    const taken = await listTaken(db, [id]);
    if (owesPass(taken)) return null;
    // Without a date there is no length to name.
    if (!seat) return taken.length > 0 ? 0 : null;
    return wasThere(seat, now) ? (seat.ends_at.getTime() - seat.starts_at.getTime()) / 1000 : null;
  },

  async usage({ db, now }, held) {
    const [rows, taken] = await Promise.all([listByEntitlement(db, idsOf(held)), listTaken(db, idsOf(held))]);
    return new Map(
      held.map(({ id }): [string, Usage] => {
        const seat = rows.find(({ entitlement_id }) => entitlement_id === id);
        if (seat) return [id, usedSince(seat.state === 'confirmed' ? begunBy(seat.starts_at, now) : null)];
        const own = taken.find((row) => row.entitlement_id === id);
        return [id, { ...usedSince(own?.begun_at ?? null), unit: 'assessment' }];
      }),
    );
  },
};

const begunBy = (start: Date, now: Date) => (start <= now ? start : null);

function usedSince(lastNewAt: Date | null): Usage {
  const done = Number(lastNewAt !== null);
  return { done, of: 1, times: done, unit, lastNewAt };
}

/** Returns whether its holder was there, and it is over. */
export const wasThere = ({ state, attendance, ends_at }: SeatRow, now: Date): boolean =>
  state === 'confirmed' && attendance === 'present' && ends_at <= now;
