import 'server-only';
import { sql } from 'kysely';
import type { SealedColumn } from '@/lib/server/crypto/sealed-column';
import type { Db } from '@/lib/server/ctx';

/** A row by its column names: its id, the columns that its text is bound to, and the text itself. */
export type SealedRow = Record<string, string>;

/** Rows after `after` whose text does not begin with the prefix of the key in use. */
export async function listFormer(
  db: Db,
  { table, id, column, bound = [] }: SealedColumn,
  { prefix, after, limit }: { prefix: string; after: string | null; limit: number },
): Promise<SealedRow[]> {
  const columns = sql.join([id, ...bound, column].map((name) => sql.ref(name)));
  const place = after ? sql`and ${sql.ref(id)} > ${after}::uuid` : sql``;
  const { rows } = await sql<SealedRow>`
    select ${columns} from ${sql.table(table)}
    where ${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${prefix}) ${place}
    order by ${sql.ref(id)} limit ${limit}`.execute(db);
  return rows;
}

export interface Change {
  id: string;
  former: string;
  /** the new values by column */
  set: Record<string, string>;
}

/** Writes texts that were sealed again, where nobody has changed them meanwhile. @returns how many */
export async function updateSealed(
  db: Db,
  { table, id, column, also = {} }: SealedColumn,
  changes: readonly Change[],
): Promise<number> {
  const names = [column, ...Object.keys(also)];
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = c.set ->> ${name}`));
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} t set ${set}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, former text, set jsonb)
    where t.${sql.ref(id)} = c.id and t.${sql.ref(column)} = c.former`.execute(db);
  return Number(numAffectedRows ?? 0);
}
