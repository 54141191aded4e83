import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Deletes the locked parts of a member's posts that nobody bought. */
export async function eraseUnsold(db: Db, me: string): Promise<void> {
  await sql`delete from paid_posts where post_id in (select id from posts where author_id = ${me})
    and post_id not in (select post_id from entitlements where post_id is not null)`.execute(db);
}
