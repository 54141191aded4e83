import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isMostlyOne } from '@/lib/server/db/is-among';

/** Products at this moment, in any state. */
export async function findStandings(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string; amount: number }>`
    select id, status, price_amount as amount from products where ${isMostlyOne('id', ids)}`.execute(db);
  return rows;
}

/** The covers of products. */
export async function findCovers(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; cover_id: string | null }>`
    select id, cover_id from products where ${isMostlyOne('id', ids)}`.execute(db);
  return rows;
}
