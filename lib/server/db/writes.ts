import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** A statement that writes and that nobody needs the answer of, to go out with others: see `writeTogether`. */
export type Write = RawBuilder<unknown>;

/**
 * Sends writes as one statement, which is bound, begun and answered once. All of them see what stood before it, so no two
 * may touch the same row, nor one read what another writes; foreign keys are looked at when all are done. They run in the
 * order in which they are given, so that locks are taken in one order everywhere. Lists go in as JSON: PostgreSQL guesses how
 * long an array is, finds that it had better plan for each anew, and does so.
 */
export async function writeTogether(db: Db, writes: readonly (Write | null)[]): Promise<void> {
  const [first, ...others] = writes.filter((write) => write !== null);
  if (!first) return;
  // PostgreSQL runs the statement itself, and then the parts that nothing refers to, the last one named first.
  const named = others.reverse().map((write, n) => sql`${sql.id(`w${n}`)} as (${write})`);
  await (named.length > 0 ? sql`with ${sql.join(named)} ${first}` : first).execute(db);
}
