import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { CopiedTable } from '@/lib/server/personal-data-port';

const BATCH = 500;

/** The rows of a table that are a member's, as they stand, some at a time: memory does not grow with their number. */
export async function* rowsOf(
  db: Db,
  table: string,
  { mine, without = [] }: CopiedTable,
  userId: string,
): AsyncGenerator<Record<string, unknown>[]> {
  // A cursor takes no parameters.
  await sql`declare member_rows no scroll cursor for
    select to_jsonb(t) - ${sql.lit(`{${without.join(',')}}`)}::text[] as row
    from (select ${sql.lit(userId)}::uuid as me) who, ${sql.table(table)} t
    where ${sql.raw(mine)}`.execute(db);
  try {
    for (;;) {
      const { rows } = await sql<{ row: Record<string, unknown> }>`
        fetch forward ${sql.lit(BATCH)} from member_rows`.execute(db);
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await sql`close member_rows`.execute(db);
  }
}
