import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { type Journal, postJournals } from '@/lib/server/ledger/service';

/** Posts journals and nothing else: the server only posts them in a transaction. @returns how many were new */
export function postAlone(ctx: Ctx, ...journals: readonly Journal[]): Promise<number> {
  return inTransaction(ctx, (ctx) => postJournals(ctx, journals));
}
