import 'server-only';
import { KINDS } from '@/lib/contract/kinds/types';
import type { Facts, KindPurchases } from '../port';
import { listFacts, listUsage } from './repo-room';

const { unit } = KINDS.files;
const idsOf = (held: readonly { id: string }[]) => held.map(({ id }) => id);

/** Files are used by downloading them: each file counts once. */
export const purchases: KindPurchases = {
  async facts(ctx, held) {
    const rows = await listFacts(ctx.db, idsOf(held));
    return new Map(rows.map(({ id, count, kinds }) => [id, { use: useOf(kinds), count }]));
  },

  async usage(ctx, held) {
    const rows = await listUsage(ctx.db, idsOf(held));
    return new Map(
      rows.map(({ id, last_new_at: lastNewAt, ...counted }) => [id, { ...counted, unit, lastNewAt }]),
    );
  },
};

const useOf = (kinds: readonly string[]): Facts['use'] =>
  kinds.includes('video') ? 'watch' : kinds.includes('audio') ? 'listen' : 'open';
