import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { notApart, notApartOrMuted, notHidden } from '@/lib/server/db/apart';
import { escapeLike } from '@/lib/server/db/fold';
import { ALWAYS_REPLAN } from '@/lib/server/db/prepared-statements';
import type { ImageRow } from '@/lib/server/files/service';
import { PERSON_COLUMNS } from '@/lib/server/users/columns';

const CARD_COLUMNS = [...PERSON_COLUMNS, 'users.bio', 'users.followers_count', 'users.interests'] as const;

/** People as cards show them to a viewer, by id and in no order; only active accounts. */
export function findCards(db: Db, ids: readonly string[], viewerId: string | null) {
  return db
    .selectFrom('users')
    .select(CARD_COLUMNS)
    .where((where) => where('users.id', '=', where.fn.any(where.val([...ids]))))
    .where('users.status', '=', 'active')
    .where(notApart(viewerId, 'users.id'))
    .execute();
}

/** A picture of a member as `presentImage` takes it. */
const imageJson = (column: 'users.profile_pic_id' | 'users.cover_id') => sql<ImageRow | null>`(
  select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths)
  from files f where f.id = ${sql.ref(column)})`;

/**
 * A profile with its pictures, and the relation of the two: the viewer's own, and those of active accounts that have
 * not blocked the viewer.
 */
export function findProfile(db: Db, id: string, viewerId: string | null) {
  return db
    .selectFrom('users')
    .leftJoin('cities', 'cities.id', 'users.city_id')
    .leftJoin('industries', 'industries.id', 'users.industry_id')
    .leftJoin('company_profiles', 'company_profiles.user_id', 'users.id')
    .leftJoin('tip_choices', 'tip_choices.user_id', 'users.id')
    .select(CARD_COLUMNS)
    .select(sql<boolean>`users.role <> 'MEMBER' and coalesce(tip_choices.takes_tips, true)`.as('takes_tips'))
    .select([
      'users.following_count',
      'users.posts_count',
      'users.products_count',
      'users.country',
      'users.city',
    ])
    .select(['users.social_links', 'users.created_at'])
    .select(['cities.name_ar as city_ar', 'cities.name_en as city_en', 'users.industry_id'])
    .select(['industries.name_ar as industry_ar', 'industries.name_en as industry_en'])
    .select(['company_profiles.size', 'company_profiles.tags'])
    .select(sql<number | null>`extract(year from company_profiles.founded_on)::int`.as('founded_year'))
    .select([imageJson('users.profile_pic_id').as('picture'), imageJson('users.cover_id').as('cover')])
    .select([
      sql<boolean>`exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = users.id)`.as(
        'is_following',
      ),
      sql<boolean>`exists (select from follows where followee_id = ${viewerId}::uuid and follower_id = users.id)`.as(
        'follows_me',
      ),
      sql<boolean>`exists (select from blocks where blocker_id = ${viewerId}::uuid and blocked_id = users.id)`.as(
        'is_blocked',
      ),
      sql<boolean>`exists (select from mutes where muter_id = ${viewerId}::uuid and muted_id = users.id)`.as(
        'is_muted',
      ),
    ])
    .where('users.id', '=', id)
    .where(sql<boolean>`(users.status = 'active' or users.id = ${viewerId}::uuid)`)
    .where(notHidden(viewerId, 'users.id'))
    .executeTakeFirst();
}

/**
 * Ids of the members with the most followers, keyset by followers and id. A member muted by the viewer appears only
 * when searched for by name.
 * @param list.prefix folded; only people with a word in their name or handle that begins with it
 */
export async function listPopular(
  db: Db,
  list: {
    viewerId: string | null;
    prefix: string | null;
    after: { followers: number; id: string } | null;
    limit: number;
  },
): Promise<{ id: string; followers_count: number }[]> {
  const { viewerId, prefix, after, limit } = list;
  const shown = prefix === null ? notApartOrMuted(viewerId, 'users.id') : notApart(viewerId, 'users.id');
  const begins = prefix === null ? null : escapeLike(prefix);
  const named =
    begins === null
      ? sql``
      : sql`and exists (select from user_search s where s.user_id = users.id
          and (s.called_fold like ${`${begins}%`} or s.called_fold like ${`% ${begins}%`}))`;
  const place = after ? sql`and (followers_count, id) < (${after.followers}::int, ${after.id}::uuid)` : sql``;
  // Whether the most followed or the index of names is read depends on how many names begin so.
  const { rows } = await sql<{
    id: string;
    followers_count: number;
  }>`${sql.raw(prefix === null ? '' : ALWAYS_REPLAN)}
    select id, followers_count from users where status = 'active' and ${shown} ${named} ${place}
    order by followers_count desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Returns the owner of a handle; null where nobody has it, or the viewer may not see them. */
export async function findOwner(db: Db, handle: string, viewerId: string | null): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .where('status', '=', 'active')
    .where(notApart(viewerId, 'users.id'))
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Why somebody is suggested, as ranks: people the viewer follows follow them, they share interests, they are popular,
 * or they are new.
 */
export const TIERS = { followedBy: 3, alike: 2, popular: 1, fresh: 0 } as const;

export interface Suggestion {
  id: string;
  tier: number;
  /** within a tier: how many people that the viewer follows follow them, or how many followers they have */
  weight: number;
  by_id: string | null;
  /** an interest that both chose, where that is the reason */
  interest: string | null;
}

/**
 * People to follow, best first, keyset by (tier, weight, id). Each source is cut, so the cost depends neither on the
 * number of members nor on the followers of famous ones. Left out are the viewer, those they follow already, and those
 * in a block or muted.
 */
export async function listSuggestions(
  db: Db,
  viewerId: string,
  after: Pick<Suggestion, 'tier' | 'weight' | 'id'> | null,
  limit: number,
): Promise<Suggestion[]> {
  // Not `not exists`: PostgreSQL would plan for members who follow only a few, and then compare everybody with two
  // thousand rows.
  const strange = (id: ReturnType<typeof sql.ref>) => sql`${id} <> ${viewerId}::uuid
    and ${id} not in (select followee_id from follows where follower_id = ${viewerId})
    and ${notApartOrMuted(viewerId, id)}`;
  const place = after
    ? sql`where (tier, weight, id) < (${after.tier}::int, ${after.weight}::bigint, ${after.id}::uuid)`
    : sql``;
  const { rows } = await sql<Suggestion>`
    with mine as (
      select id, row_number() over (order by id) as place from (
        select followee_id as id from follows where follower_id = ${viewerId} order by 1 desc limit 200) last),
    near as (
      select id, weight, place from (
        select theirs.followee_id as id, count(*) as weight, min(mine.place) as place
        from mine cross join lateral (
          select followee_id from follows where follower_id = mine.id order by follows.id desc limit 100) theirs
        group by 1) found
      where ${strange(sql.ref('found.id'))}
      order by weight desc, id desc limit 200),
    liked as (select interests from users where id = ${viewerId}),
    popular as (
      select u.id, u.followers_count, u.interests && liked.interests as alike from users u cross join liked
      where u.status = 'active' and u.followers_count > 0 and ${strange(sql.ref('u.id'))}
      order by u.followers_count desc, u.id desc limit 200),
    newest as (select u.id, u.posts_count + u.products_count as made, u.followers_count,
        u.interests && liked.interests as alike
      from users u cross join liked where u.status = 'active' order by u.id desc limit 300),
    candidates as (
      select near.id, ${TIERS.followedBy}::int as tier, weight, mine.id as by_id from near join mine using (place)
        join users u on u.id = near.id and u.status = 'active'
      union all select id, case when alike then ${TIERS.alike}::int else ${TIERS.popular}::int end, followers_count, null
        from popular
      union all select n.id, case when alike then ${TIERS.alike}::int else ${TIERS.fresh}::int end,
          case when alike then n.followers_count else 0 end, null from newest n
        where n.made > 0 and ${strange(sql.ref('n.id'))}),
    best as (select distinct on (id) id, tier, weight, by_id from candidates order by id, tier desc)
    select id, tier, weight, by_id,
      case when tier = ${TIERS.alike}::int then (select shared.id from users u, unnest(u.interests) shared (id)
        where u.id = best.id and shared.id in (select unnest(interests) from liked) order by 1 limit 1) end as interest
    from best ${place}
    order by tier desc, weight desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface ProfileChange {
  locale?: 'ar' | 'en';
  digits?: 'latn' | 'arab';
  calendar?: 'gregory' | 'islamic-umalqura';
  time_zone?: string;
  color_mode?: 'light' | 'dark' | null;
  cover_id?: string | null;
  interests?: string[];
}

export async function updateAccount(db: Db, id: string, change: ProfileChange, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}
