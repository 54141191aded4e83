import 'server-only';
import { sql } from 'kysely';
import type { Ctx } from '@/lib/server/ctx';
import { log } from '@/lib/server/log';
import { transact } from './transaction';

const RETRIES = 4;
// serialization_failure and deadlock_detected: the transaction did nothing and may simply run again
const TRANSIENT = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction. Opened in services only; inside one already, it joins it. `work` may run again after a
 * deadlock, so it must have no effect but on the database and through `afterCommit`. Statements in it that do not need
 * each other's answers go out together when they are called together (`Promise.all`).
 */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work({ ...ctx });
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void)[] = [];
    try {
      const result = await transact(ctx.db, (trx) =>
        work({ ...ctx, db: trx, afterCommit: (effect) => effects.push(effect) }),
      );
      for (const effect of effects) runEffect(effect);
      return result;
    } catch (error) {
      if (attempt > RETRIES || !TRANSIENT.has((error as { code?: string }).code ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/**
 * To the end of the transaction, a statement waits so long for what others hold, then it fails.
 * @param time e.g. `1s`
 */
export async function waitForLocksAtMost(ctx: Ctx, time: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${time}, true)`.execute(ctx.db);
}

// What was committed stays committed: a failing effect is logged, never answered as a failure of the write.
function runEffect(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    log.error({ err: error }, 'after commit');
  }
}
