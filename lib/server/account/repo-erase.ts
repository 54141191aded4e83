import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** By what the owner of a deleted account is known again: hashes of their address and their number. */
export interface Claims {
  email: string | null;
  phone: string | null;
}

/** Keeps by what the owner of an account is known again once it is deleted. */
export async function updateClaims(db: Db, id: string, claims: Claims): Promise<void> {
  await db
    .updateTable('users')
    .set({ claim_hash: claims.email, claim_phone_hash: claims.phone })
    .where('id', '=', id)
    .execute();
}

/** Deletes a member's rows of a table. @param mine which ones: a condition on `t`, in which `me` is the member's id */
export async function deleteRows(db: Db, table: string, mine: string, me: string): Promise<void> {
  await sql`delete from ${sql.table(table)} t using (select ${me}::uuid as me) who where ${sql.raw(mine)}`.execute(
    db,
  );
}
