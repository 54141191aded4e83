import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { earnsBy } from '@/lib/server/db/earns-by';
import { isMostlyOne } from '@/lib/server/db/is-among';
import { postIsSold } from '@/lib/server/db/is-ordered';
import { visibleTo } from '@/lib/server/db/visible-posts';
import { type Write, write } from '@/lib/server/db/writes';
import type { PersonRow } from '@/lib/server/users/present';

/** A price in minor units, and how much the locked part holds. */
export interface PaidRow {
  price: number;
  currency: string;
  words: number;
  images: number;
  files: number;
}

export async function insertPaid(db: Db, postId: string, { price, ...row }: PaidRow): Promise<void> {
  await db
    .insertInto('paid_posts')
    .values({ post_id: postId, price_amount: price, ...row })
    .execute();
}

export async function updatePaid(
  db: Db,
  postId: string,
  { price, ...change }: Partial<PaidRow> & { version?: number },
): Promise<void> {
  const set = { ...change, ...(price !== undefined && { price_amount: price }) };
  if (Object.keys(set).length === 0) return;
  await db.updateTable('paid_posts').set(set).where('post_id', '=', postId).execute();
}

/** The paid part of a post, held until the transaction ends; and whether anybody bought it or may still pay for it. */
export async function lockPaid(db: Db, postId: string, now: Date) {
  const { rows } = await sql<{ version: number; is_sold: boolean }>`
    select version, ${postIsSold(sql`${postId}::uuid`, now)} as is_sold
    from paid_posts where post_id = ${postId} for update`.execute(db);
  return rows[0];
}

export interface PostForSale {
  post_id: string;
  title: string;
  price: number;
  currency: string;
  version: number;
  cover_id: string | null;
  seller: PersonRow;
  is_visible: boolean;
  is_for_sale: boolean;
  is_owned: boolean;
  is_ours: boolean;
}

/** Paid posts as a buyer may buy them now: those of followers only by who follows. */
export async function findForSale(
  db: Db,
  ids: readonly string[],
  buyerId: string,
  now: Date,
): Promise<PostForSale[]> {
  const { rows } = await sql<PostForSale>`
    select p.id as post_id, p.title, pp.price_amount as price, pp.currency, pp.version,
      (select file_id from post_media where post_id = p.id order by position limit 1) as cover_id,
      json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
        'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type) as seller,
      ${visibleTo(buyerId)} as is_visible,
      ${visibleTo(buyerId)} and u.status = 'active' and u.role <> 'MEMBER' as is_for_sale,
      exists (select from entitlements e where e.holder_id = ${buyerId}::uuid and e.post_id = p.id
        and e.status in ('active', 'suspended')) as is_owned,
      u.id = ${buyerId}::uuid or ${earnsBy(sql`u.id`, sql`${buyerId}::uuid`, now)} as is_ours
    from paid_posts pp join posts p on p.id = pp.post_id join users u on u.id = p.author_id
    where ${isMostlyOne('pp.post_id', ids)}`.execute(db);
  return rows;
}

/** Paid posts as they stand now, whatever their state. @returns `amount` in minor units */
export async function findStandings(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: string; amount: number; by_creator: boolean }>`
    select p.id, p.status, pp.price_amount as amount, u.role <> 'MEMBER' as by_creator
    from paid_posts pp join posts p on p.id = pp.post_id join users u on u.id = p.author_id
    where ${isMostlyOne('pp.post_id', ids)}`.execute(db);
  return rows;
}

/** The titles and states of an author's paid posts. */
export async function findOwn(db: Db, ids: readonly string[], authorId: string) {
  const { rows } = await sql<{ id: string; title: string; status: string }>`
    select id, title, status from posts where id = any(${[...ids]}::uuid[]) and author_id = ${authorId}`.execute(
    db,
  );
  return rows;
}

/** The first free pictures of posts that have one. */
export async function findCovers(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ post_id: string; file_id: string }>`
    select distinct on (post_id) post_id, file_id from post_media where ${isMostlyOne('post_id', ids)}
    order by post_id, position`.execute(db);
  return rows;
}

/**
 * Holds paid posts until the transaction ends, always locked in the same order; each post before its paid part, as
 * whoever changes a post locks them.
 */
export async function lockAll(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from posts p join paid_posts pp on pp.post_id = p.id where p.id = any(${[...ids]}::uuid[])
    order by p.id for no key update`.execute(db);
}

const sales = (rows: readonly { postId: string; by: number }[]) =>
  sql`select post_id, sum(by)::int as by
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ postId: post_id, by }) => ({ post_id, by })))}::jsonb)
      as t (post_id uuid, by int) group by post_id`;

/** Sales are counted, each of them. */
export const salesWrite = (postIds: readonly string[]): Write =>
  write`update paid_posts set sales_count = sales_count + sold.by
    from (${sales(postIds.map((postId) => ({ postId, by: 1 })))}) sold where paid_posts.post_id = sold.post_id`;

/** Sales more or less, by purchases that came back or went. */
export async function changeSales(db: Db, rows: readonly { postId: string; by: number }[]): Promise<void> {
  await sql`update paid_posts set sales_count = greatest(sales_count + sold.by, 0)
    from (${sales(rows)}) sold where paid_posts.post_id = sold.post_id`.execute(db);
}
