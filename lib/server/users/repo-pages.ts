import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Returns the cache tags of a member's public pages. */
export async function findPages(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select 'post:' || id as tag from posts where author_id = ${userId} and status = 'published'
    union all select 'product:' || id from products where owner_id = ${userId} and status = 'published'`.execute(
    db,
  );
  return rows.map(({ tag }) => tag);
}
