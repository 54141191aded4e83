import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notMuted, welcome } from '@/lib/server/db/apart';
import { compiled } from '@/lib/server/db/compiled';

/** Who follows so many finds a page among the newest posts of all, soon. */
const MANY = 50;
/** So far is looked among those: who follows more is worth a longer look, as the other way costs more for them. */
const WINDOW = { least: 200, perFollowed: 2, most: 4_000 };

/**
 * Ids of posts by those a member follows and has not muted, and their own, newest first. Who follows many looks for them
 * among the newest posts of all, which costs about what is on the page. Where that is not a page full, and for everybody
 * else, those they follow are asked one by one: only the `limit` authors whose newest post is the newest can be on the page;
 * one index probe per followee finds them, a short index scan each gives their posts. At worst the cost grows with the people
 * one follows, behind the look at the newest; never with the posts there are.
 */
export async function listFollowingIds(
  db: Db,
  viewerId: string,
  before: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await (before === null ? firstFollowing : laterFollowing)(db, { viewerId, before, limit });
  return rows.map(({ id }) => id);
}

const following = (isLater: boolean) =>
  compiled<{ id: string }>((value) => {
    const [viewerId, limit] = [value('viewerId'), value('limit')];
    const place = isLater ? sql`and id < ${value('before')}::uuid` : sql``;
    const followed = sql`(select following_count from users where id = ${viewerId})`;
    return sql`select id from (
      with near as materialized (
        select n.id from (
          select id, author_id, row_number() over (order by id desc) as nth from (
            select id, author_id from posts where status = 'published' ${place} order by id desc
            limit ${sql.lit(WINDOW.most)}) newest) n
        where ${followed} >= ${sql.lit(MANY)}
          and n.nth <= greatest(${sql.lit(WINDOW.least)}, ${sql.lit(WINDOW.perFollowed)} * ${followed})
          and (n.author_id = ${viewerId}
            or n.author_id in (select followee_id from follows where follower_id = ${viewerId}))
          and ${notMuted(viewerId, 'n.author_id')}
          and (n.author_id = ${viewerId} or (select u.status from users u where u.id = n.author_id) = 'active')
        order by n.id desc limit ${limit})
      select id from near where (select count(*) from near) = ${limit}
      union all
      select id from (
        select p.id from (
          select who.id from (
            select u.id from follows f join users u on u.id = f.followee_id and u.status = 'active'
            where f.follower_id = ${viewerId} and ${notMuted(viewerId, 'u.id')}
            union all select ${viewerId}::uuid) who
          cross join lateral (
            select id from posts where author_id = who.id and status = 'published' ${place}
            order by id desc limit 1) newest
          order by newest.id desc limit ${limit}) authors
        cross join lateral (
          select id from posts where author_id = authors.id and status = 'published' ${place}
          order by id desc limit ${limit}) p
        where (select count(*) from near) < ${limit}
        order by p.id desc limit ${limit}) far) page
      order by id desc`;
  });
const [firstFollowing, laterFollowing] = [following(false), following(true)];

/** Public posts by welcome others than those a member follows, most valued first, as (hot, id). */
export async function listRecommended(
  db: Db,
  viewerId: string,
  after: { hot: number; id: string } | null,
  limit: number,
) {
  const place = after ? sql`and (p.hot, p.id) < (${after.hot}::float8, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<{ id: string; hot: number }>`
    select p.id, p.hot from posts p join users u on u.id = p.author_id and u.status = 'active'
    where p.status = 'published' and p.audience = 'public' ${place} and p.author_id <> ${viewerId}
      and not exists (select from follows where follower_id = ${viewerId} and followee_id = p.author_id)
      and ${welcome(viewerId, 'p.author_id')}
    order by p.hot desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}
