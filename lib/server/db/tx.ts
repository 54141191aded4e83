import 'server-only';
import { sql } from 'kysely';
import type { Ctx } from '@/lib/server/ctx';
import { log } from '@/lib/server/log';
import { transact } from './transaction';

const RETRIES = 4;
// serialization_failure and deadlock_detected: the transaction did nothing and may simply run again
const TRANSIENT = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction. Only services open one; inside a transaction it joins that one. `work` may run again
 * after a deadlock, so it must change nothing but the database, and do the rest through `afterCommit`. Statements that
 * do not need each other's answers are sent together when they are called together (`Promise.all`).
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
 * Until the transaction ends, a statement waits at most this long for locks of others, then it fails.
 * @param time e.g. `1s`
 */
export async function waitForLocksAtMost(ctx: Ctx, time: string): Promise<void> {
  await sql`select set_config('lock_timeout', ${time}, true)`.execute(ctx.db);
}

// A committed write stays committed: a failing effect is logged, and the write is not reported as failed.
function runEffect(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    log.error({ err: error }, 'after commit');
  }
}
