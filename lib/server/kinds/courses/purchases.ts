import 'server-only';
import { unitOf } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases } from '../port';
import { requiredOf } from './certificates';
import { listRoom } from './repo-room';
import { listFacts, listUsage } from './repo-uses';

const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** A text is used when it is read; a film, a sound or a file once a part of it was sent. Each lesson counts once. */
export const purchases: KindPurchases = {
  async facts(ctx, held) {
    const rows = await listFacts(ctx.db, idsOf(held));
    return new Map(rows.map(({ id, count, types }) => [id, { use: useOf(types), count }]));
  },

  async usage(ctx, held) {
    const rows = await listUsage(ctx.db, idsOf(held));
    const typeOf = new Map(held.map(({ id, type }) => [id, type]));
    return new Map(
      rows.map(({ id, last_new_at: lastNewAt, ...counted }) => [
        id,
        { ...counted, unit: unitOf(typeOf.get(id) ?? ''), lastNewAt },
      ]),
    );
  },

  async earned({ db }, id) {
    const required = requiredOf(await listRoom(db, id));
    const isComplete = required.length > 0 && required.every((row) => row.completed_at !== null);
    return isComplete ? required.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) : null;
  },
};

const useOf = (types: readonly string[]): Facts['use'] =>
  types.includes('video') ? 'watch' : types.includes('audio') ? 'listen' : 'open';
