import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases, Usage } from '../port';
import { owesPass } from './exam-times';
import { listTaken } from './repo-assessments';
import { listByEntitlement, type SeatRow } from './repo-seats';

const { unit } = KINDS.assessments;
const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** A seat is used once its date has begun. */
export const purchases: KindPurchases = {
  async facts({ db }, held) {
    const rows = await listByEntitlement(db, idsOf(held));
    return new Map(
      rows.flatMap(({ entitlement_id: id }): [string, Facts][] =>
        id ? [[id, { use: 'attend', count: 1 }]] : [],
      ),
    );
  },

  async earned({ db, now }, id) {
    const [seat] = await listByEntitlement(db, [id]);
    const taken = await listTaken(db, [id]);
    const isEarned = seat && wasThere(seat, now) && !owesPass(taken);
    return isEarned ? (seat.ends_at.getTime() - seat.starts_at.getTime()) / 1000 : null;
  },

  async usage({ db, now }, held) {
    const rows = await listByEntitlement(db, idsOf(held));
    return new Map(
      rows.flatMap(({ entitlement_id: id, starts_at, state }): [string, Usage][] => {
        const isBegun = state === 'confirmed' && starts_at <= now;
        const done = Number(isBegun);
        const used = { done, of: 1, times: done, unit, lastNewAt: isBegun ? starts_at : null };
        return id ? [[id, used]] : [];
      }),
    );
  },
};

/** Whether its holder was there, and it is over. */
export const wasThere = ({ state, attendance, ends_at }: SeatRow, now: Date): boolean =>
  state === 'confirmed' && attendance === 'present' && ends_at <= now;
