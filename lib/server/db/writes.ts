import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

// Kept here, so that only `write` makes one.
const isPlain = Symbol('plain');

/** A plain insert, update or delete that nobody needs the answer of, to go out with others: see `writeTogether`. */
export interface Write {
  readonly [isPlain]: true;
  readonly table: string;
  readonly statement: RawBuilder<unknown>;
}

const PLAIN = /^\s*(?:insert into|update|delete from) ([a-z_]+)\s/;

/**
 * Writes a statement as `sql` does, for `writeTogether`. Its table stands in it as it is.
 * @throws Error for anything but a plain insert, update or delete: as a part of another statement, a call of a function
 *   (`select f()`) never runs, without an error, and a `with` that writes is refused by the server
 */
export function write(text: TemplateStringsArray, ...values: unknown[]): Write {
  const table = PLAIN.exec(text[0] ?? '')?.[1];
  if (!table) throw new Error(`no plain insert, update or delete: ${text[0]?.trim()}`);
  return { [isPlain]: true, table, statement: sql(text, ...values) };
}

/**
 * Sends writes as one statement, which is bound, begun and answered once. All of them see what stood before it, so each
 * is of another table, and none may read what another writes; foreign keys are looked at when all are done. They run in
 * the order in which they are given, so that locks are taken in one order everywhere. Lists go in as JSON: PostgreSQL
 * guesses how long an array is, finds that it had better plan for each again, and does so.
 * @throws Error for two of one table: of two that touch the same row, one would be lost
 */
export async function writeTogether(db: Db, writes: readonly (Write | null)[]): Promise<void> {
  const [first, ...others] = writes.filter((write) => write !== null);
  if (!first) return;
  const twice = [...Map.groupBy([first, ...others], ({ table }) => table)].find(([, of]) => of.length > 1);
  if (twice) throw new Error(`two writes of ${twice[0]} in one statement`);
  // PostgreSQL runs the statement itself, and then the parts that nothing refers to, the last one named first.
  const named = others.reverse().map(({ statement }, n) => sql`${sql.id(`w${n}`)} as (${statement})`);
  await (named.length > 0 ? sql`with ${sql.join(named)} ${first.statement}` : first.statement).execute(db);
}
