import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Empties a member's comments, with the counters that counted them, and takes their name out of others'. */
export async function eraseComments(db: Db, me: string): Promise<void> {
  const own = sql`author_id = ${me} and status = 'visible'`;
  const statements = [
    sql`update posts p set comments_count = greatest(comments_count - said.n, 0) from (
      select post_id, count(*)::int as n from comments where ${own} and post_id is not null group by 1) said
      where said.post_id = p.id`,
    sql`update products p set comments_count = greatest(comments_count - said.n, 0) from (
      select product_id, count(*)::int as n from comments where ${own} and product_id is not null group by 1) said
      where said.product_id = p.id`,
    sql`update course_lessons l set comments_count = greatest(comments_count - said.n, 0) from (
      select lesson_id, count(*)::int as n from comments where ${own} and lesson_id is not null group by 1) said
      where said.lesson_id = l.id`,
    sql`update comments c set replies_count = greatest(replies_count - said.n, 0) from (
      select parent_id, count(*)::int as n from comments where ${own} and parent_id is not null group by 1) said
      where said.parent_id = c.id`,
    sql`update comments set text = '·', mentions = '[]', status = 'deleted' where author_id = ${me}`,
    sql`update comments set mentions = (
        select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(mentions) named where named ->> '_id' <> ${me})
      where mentions @> ${JSON.stringify([{ _id: me }])}::jsonb`,
  ];
  for (const statement of statements) await statement.execute(db);
}
