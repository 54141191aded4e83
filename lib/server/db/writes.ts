import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

// Private to this file, so that only `write` makes one.
const isPlain = Symbol('plain');

/** A plain insert, update or delete whose answer nobody needs, to be sent together with others: see `writeTogether`. */
export interface Write {
  readonly [isPlain]: true;
  readonly table: string;
  readonly statement: RawBuilder<unknown>;
}

const PLAIN = /^\s*(?:insert into|update|delete from) ([a-z_]+)\s/;

/**
 * Writes a statement as `sql` does, for `writeTogether`. The name of its table must be in the text itself.
 * @throws Error for anything but a plain insert, update or delete: inside another statement, a function call (`select
 *   f()`) would silently not run, and the server refuses a `with` that writes
 */
export function write(text: TemplateStringsArray, ...values: unknown[]): Write {
  const table = PLAIN.exec(text[0] ?? '')?.[1];
  if (!table) throw new Error(`no plain insert, update or delete: ${text[0]?.trim()}`);
  return { [isPlain]: true, table, statement: sql(text, ...values) };
}

/**
 * Sends writes as one statement, which is bound, begun and answered once. All of them see the state before it, so each
 * must write another table, and none may read what another writes; foreign keys are checked after all of them. They run
 * in the given order, so that locks are taken in one order everywhere. Lists are sent as JSON: with an array,
 * PostgreSQL guesses its length, decides that planning again is better, and does so each time.
 * @throws Error for two writes to one table: if both touch the same row, one would be lost
 */
export async function writeTogether(db: Db, writes: readonly (Write | null)[]): Promise<void> {
  const [first, ...others] = writes.filter((write) => write !== null);
  if (!first) return;
  const twice = [...Map.groupBy([first, ...others], ({ table }) => table)].find(([, of]) => of.length > 1);
  if (twice) throw new Error(`two writes of ${twice[0]} in one statement`);
  // PostgreSQL runs the main statement first, and then the parts that nothing refers to, the last one first.
  const named = others.reverse().map(({ statement }, n) => sql`${sql.id(`w${n}`)} as (${statement})`);
  await (named.length > 0 ? sql`with ${sql.join(named)} ${first.statement}` : first.statement).execute(db);
}
