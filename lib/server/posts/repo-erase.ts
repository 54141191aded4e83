import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** Takes what a member did to posts out of the posts' counters. */
export async function takeBackActs(db: Db, me: string): Promise<void> {
  const statements = [
    sql`update posts set reactions_perfect = reactions_perfect - (r.name = 'perfect')::int,
        reactions_love = reactions_love - (r.name = 'love')::int,
        reactions_unclear = reactions_unclear - (r.name = 'unclear')::int,
        reactions_fantastic = reactions_fantastic - (r.name = 'fantastic')::int,
        reactions_surprise = reactions_surprise - (r.name = 'surprise')::int,
        reactions_clap = reactions_clap - (r.name = 'clap')::int
      from reactions r where r.post_id = posts.id and r.user_id = ${me}`,
    sql`update posts set saves_count = saves_count - 1 where id in (select post_id from saves where user_id = ${me})`,
    sql`update posts set shares_count = shares_count - 1 where id in (select post_id from shares where user_id = ${me})`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Empties a member's posts and takes their name out of others'. Posts that somebody bought stay with them. */
export async function erasePosts(db: Db, me: string): Promise<void> {
  const isUnsold = sql`id not in (select post_id from entitlements where post_id is not null)`;
  const unsold = sql`(select id from posts where author_id = ${me} and ${isUnsold})`;
  const statements = [
    sql`delete from post_media where post_id in ${unsold}`,
    sql`delete from post_tags where post_id in ${unsold}`,
    sql`update posts set title = '', text = '', tags = '{}', mentions = '[]', status = 'deleted'
      where author_id = ${me} and ${isUnsold}`,
    sql`update posts set mentions = (
        select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(mentions) named where named ->> '_id' <> ${me})
      where mentions @> ${JSON.stringify([{ _id: me }])}::jsonb`,
  ];
  for (const statement of statements) await statement.execute(db);
}
