import 'server-only';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApartOrMuted, notMuted } from '@/lib/server/db/apart';
import { compiled, type ValueOf } from '@/lib/server/db/compiled';
import { byWhom, type HotPlace, hotPlace, type ListPart } from '@/lib/server/db/list-part';

/** A member who follows this many soon finds a page of posts among the newest posts of all. */
const MANY = 50;
/**
 * How many of the newest posts are looked through: more for a member who follows more, because the other way costs more
 * for them.
 */
const WINDOW = { least: 200, perFollowed: 2, most: 4_000 };

interface FollowedRow {
  id: string;
  author_id: string;
}

/**
 * Posts by people the member follows and has not muted, and their own, newest first. For a member who follows many, the
 * newest posts of all are looked through first, which costs about as much as a page. Where that does not fill a page,
 * and for everybody else, the followed people are asked one by one: one index probe for each finds the `limit` authors
 * with the newest posts, since only they can be on the page, and a short index scan gives the posts of each. At worst
 * the cost grows with the number of followed people, plus the look at the newest; never with the number of posts.
 * @param except an author whose posts are left out; only after a place
 */
export function listFollowing(
  db: Db,
  { viewerId, place: before, limit, except }: ListPart<string>,
): Promise<FollowedRow[]> {
  if (before === null) return firstFollowing(db, { viewerId, limit });
  if (!except) return laterFollowing(db, { viewerId, limit, before });
  return followingWithout(db, { viewerId, limit, before, except });
}

interface Page {
  viewerId: string | null;
  limit: number;
}

const following = <V extends Page>(placeOf: (value: ValueOf<V>) => RawBuilder<unknown>) =>
  compiled<FollowedRow, V>((value) => {
    const [viewerId, limit, place] = [value('viewerId'), value('limit'), placeOf(value)];
    const followed = sql`(select following_count from users where id = ${viewerId})`;
    return sql`select id, author_id from (
      with near as materialized (
        select n.id, n.author_id from (
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
      select id, author_id from near where (select count(*) from near) = ${limit}
      union all
      select id, author_id from (
        select p.id, authors.author_id from (
          select who.id as author_id from (
            select u.id from follows f join users u on u.id = f.followee_id and u.status = 'active'
            where f.follower_id = ${viewerId} and ${notMuted(viewerId, 'u.id')}
            union all select ${viewerId}::uuid) who
          cross join lateral (
            select id from posts where author_id = who.id and status = 'published' ${place}
            order by id desc limit 1) newest
          order by newest.id desc limit ${limit}) authors
        cross join lateral (
          select id from posts where author_id = authors.author_id and status = 'published' ${place}
          order by id desc limit ${limit}) p
        where (select count(*) from near) < ${limit}
        order by p.id desc limit ${limit}) far) page
      order by id desc`;
  });
const firstFollowing = following<Page>(() => sql``);
const laterFollowing = following<Page & { before: string }>(
  (value) => sql`and id < ${value('before')}::uuid`,
);
const followingWithout = following<Page & { before: string; except: string }>(
  (value) => sql`and id < ${value('before')}::uuid and author_id <> ${value('except')}::uuid`,
);

/** The posts of one author, newest first and from a place on, that `listFollowing` also returns. */
export async function listFollowedBy(
  db: Db,
  { viewerId, place, limit, by }: ListPart<string> & { viewerId: string },
): Promise<FollowedRow[]> {
  const { rows } = await sql<FollowedRow>`
    select id, author_id from posts
    where author_id = ${by}::uuid and status = 'published' and id <= ${place}::uuid and ${notMuted(viewerId, 'author_id')}
      and (author_id = ${viewerId}::uuid or exists (select from follows f join users u on u.id = f.followee_id
        where f.follower_id = ${viewerId}::uuid and f.followee_id = ${by}::uuid and u.status = 'active'))
    order by id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Public posts, most popular first, as (hot, id): not by people the viewer follows, nor by those in a block with them
 * or muted.
 */
export async function listRecommended(
  db: Db,
  part: ListPart<HotPlace> & { viewerId: string },
): Promise<(FollowedRow & { hot: number })[]> {
  const { viewerId } = part;
  const { rows } = await sql<FollowedRow & { hot: number }>`
    select p.id, p.author_id, p.hot from posts p join users u on u.id = p.author_id and u.status = 'active'
    where p.status = 'published' and p.audience = 'public' ${hotPlace(part)} and p.author_id <> ${viewerId}
      ${byWhom(part, 'p.author_id')} and not exists (select from follows where follower_id = ${viewerId} and followee_id = p.author_id)
      and ${notApartOrMuted(viewerId, 'p.author_id')}
    order by p.hot desc, p.id desc limit ${part.limit}`.execute(db);
  return rows;
}
