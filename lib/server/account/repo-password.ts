import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Replaces a password that was just proven. @returns false when it has changed meanwhile */
export async function updatePassword(
  db: Db,
  id: string,
  hash: { from: string | null; to: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ password_hash: hash.to, updated_at: now })
    .where('id', '=', id)
    .where(sql<boolean>`password_hash is not distinct from ${hash.from}`)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
