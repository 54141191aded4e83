import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { PERSON_COLUMNS } from './columns';

const CARD_COLUMNS = [...PERSON_COLUMNS, 'users.bio', 'users.followers_count', 'users.interests'] as const;

/** People as cards show them, by id and in no order; only active accounts. */
export function findCards(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('users')
    .select(CARD_COLUMNS)
    .where((where) => where('users.id', '=', where.fn.any(where.val([...ids]))))
    .where('users.status', '=', 'active')
    .execute();
}

/** A profile with its cover, and whether the two follow each other. */
export function findProfile(db: Db, id: string, viewerId: string | null) {
  return db
    .selectFrom('users')
    .leftJoin('files', 'files.id', 'users.cover_id')
    .select(CARD_COLUMNS)
    .select([
      'users.following_count',
      'users.posts_count',
      'users.products_count',
      'users.country',
      'users.city',
    ])
    .select(['users.social_links', 'users.created_at', 'users.cover_id'])
    .select(['files.width as cover_width', 'files.height as cover_height', 'files.widths as cover_widths'])
    .select([
      sql<boolean>`exists (select from follows where follower_id = ${viewerId}::uuid and followee_id = users.id)`.as(
        'is_following',
      ),
      sql<boolean>`exists (select from follows where followee_id = ${viewerId}::uuid and follower_id = users.id)`.as(
        'follows_me',
      ),
    ])
    .where('users.id', '=', id)
    .where('users.status', '=', 'active')
    .executeTakeFirst();
}

/** Ids of the most followed, keyset by followers and id. */
export function listPopular(db: Db, after: { followers: number; id: string } | null, limit: number) {
  let query = db.selectFrom('users').select(['id', 'followers_count']).where('status', '=', 'active');
  if (after)
    query = query.where(sql<boolean>`(followers_count, id) < (${after.followers}, ${after.id}::uuid)`);
  return query
    .orderBy('followers_count', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** Ids of people whose name, handle or headline begins with a text, a word of them included. */
export async function listByPrefix(db: Db, prefix: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with asked as (select replace(replace(qeema_fold(${prefix}), '%', ''), '_', '\\_') as text)
    select id from users, asked
    where status = 'active' and asked.text <> ''
      and (search_fold like asked.text || '%' or search_fold like '% ' || asked.text || '%')
    order by followers_count desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Whom to follow: followed by those one follows first (with one of these as the reason), then the popular ones.
 * One's own account and those one follows already are left out.
 */
export async function listSuggestions(db: Db, viewerId: string, offset: number, limit: number) {
  const { rows } = await sql<{ id: string; by_id: string | null }>`
    with mine as (select followee_id from follows where follower_id = ${viewerId} order by id desc limit 500),
    near as (
      select f.followee_id as id, count(*) as friends, (array_agg(f.follower_id))[1] as by_id
      from mine join follows f on f.follower_id = mine.followee_id group by f.followee_id
      order by friends desc limit 200),
    popular as (select id from users where status = 'active' order by followers_count desc, id desc limit 200),
    candidates as (
      select id, max(friends) as friends, (array_agg(by_id) filter (where by_id is not null))[1] as by_id
      from (select id, friends, by_id from near union all select id, 0, null from popular) every group by id)
    select c.id, c.by_id from candidates c join users u on u.id = c.id and u.status = 'active'
    where c.id <> ${viewerId} and c.id not in (select followee_id from mine)
    order by c.friends desc, u.followers_count desc, c.id desc
    offset ${offset} limit ${limit + 1}`.execute(db);
  return rows;
}

export interface ProfileChange {
  name?: string;
  headline?: string;
  bio?: string;
  locale?: 'ar' | 'en';
  profile_pic_id?: string | null;
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
