import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { notifyOfEnds } from './notices';
import { takeEnding } from './repo-packages';

const BATCH = 100;

/** Reminds buyers 30 and 7 days before a package ends of which lessons are left. */
export async function remindOfEnds(ctx: Ctx): Promise<void> {
  while ((await remindBatch(ctx)) === BATCH);
}

function remindBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await takeEnding(ctx.db, ctx.now, BATCH);
    await notifyOfEnds(ctx, due);
    return due.length;
  });
}
