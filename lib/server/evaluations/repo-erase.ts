import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Empties a member's ratings. The stars stay, as others' averages rest on them. */
export async function eraseEvaluations(db: Db, me: string, now: Date): Promise<void> {
  await sql`update evaluations set text = '', updated_at = ${now}, stars_at = coalesce(stars_at, updated_at)
    where author_id = ${me}`.execute(db);
  // Replies where they stood before they had a table of their own.
  await sql`update evaluations set reply = null where reply is not null
    and (product_id in (select id from products where owner_id = ${me})
      or post_id in (select id from posts where author_id = ${me}))`.execute(db);
}
