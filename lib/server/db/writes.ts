import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A statement that writes and that nobody needs the answer of, to go out with others: see `writeTogether`. */
export type Write = RawBuilder<unknown>;

/**
 * Sends writes as one statement, which is bound, begun and answered once. All of them see what stood before it, so no two
 * may touch the same row, nor one read what another writes; foreign keys are looked at when all are done. Lists go in as
 * JSON: PostgreSQL guesses how long an array is, finds that it had better plan for each anew, and does so.
 */
export async function writeTogether(db: Db, writes: readonly (Write | null)[]): Promise<void> {
  const [last, ...others] = writes.filter((write) => write !== null).reverse();
  if (!last) return;
  const named = others.map((write, n) => sql`${sql.id(`w${n}`)} as (${write})`);
  await (named.length > 0 ? sql`with ${sql.join(named)} ${last}` : last).execute(db);
}
