import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isUnused } from '@/lib/server/db/unused-file';
import { STORED, type StoredRow } from './repo-storage';

/** Deletes a member's files that nothing shows or sells any more. @returns where their bytes are */
export async function deleteUnusedOf(db: Db, me: string): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    delete from files f where f.owner_id = ${me} and ${isUnused} returning ${STORED}`.execute(db);
  return rows;
}
