import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isUnused } from '@/lib/server/db/unused-file';
import { allKinds } from '@/lib/server/kinds/index';

/**
 * What becomes of each table that names members when one of them is deleted. A test asks of each new table to be decided
 * upon here. `gone`: their rows. `emptied`: rows stay, as others' conversations, purchases or lists hang on them, without
 * anything personal. `kept`: bookkeeping and history, in which the member is a number (lib/decisions/016).
 */
export const ERASURE: Record<string, 'gone' | 'emptied' | 'kept'> = {
  users: 'emptied',
  sessions: 'gone',
  identities: 'gone',
  one_time_tokens: 'gone',
  one_time_codes: 'gone',
  second_factors: 'gone',
  recovery_codes: 'gone',
  first_steps: 'gone',
  company_profiles: 'gone',
  notification_choices: 'gone',
  idempotency_keys: 'gone',
  user_search: 'gone',
  follows: 'gone',
  blocks: 'gone',
  mutes: 'gone',
  reactions: 'gone',
  saves: 'gone',
  shares: 'gone',
  revenue_acts: 'gone',
  notifications: 'gone',
  notification_actors: 'gone',
  carts: 'gone',
  exports: 'gone',
  posts: 'emptied',
  comments: 'emptied',
  evaluations: 'emptied',
  refunds: 'emptied',
  products: 'emptied',
  // those that buyers hold, or that show what they bought
  files: 'kept',
  uploads: 'gone',
  orders: 'kept',
  order_lines: 'kept',
  entitlements: 'kept',
  ledger_accounts: 'kept',
  holds: 'kept',
  payouts: 'emptied',
  payout_methods: 'gone',
  payout_schedules: 'gone',
  identity_checks: 'gone',
  identity_documents: 'gone',
  setup_steps: 'gone',
  view_counts: 'gone',
  connected_accounts: 'gone',
  // papers of payments that were made, as the payments themselves
  transfer_receipts: 'kept',
  transfer_refunds: 'kept',
  // made by operators, who are numbers in it
  payout_batches: 'kept',
  suspensions: 'kept',
  company_members: 'kept',
  company_shares: 'kept',
  revenue_reports: 'kept',
  ...Object.assign({}, ...allKinds().map(({ tables }) => tables.erasure)),
};

/** Columns of a person's row that stay as they are, as they say nothing about a person, or follow the name by themselves. */
export const KEPT_COLUMNS = [
  'id',
  'created_at',
  'is_demo',
  'account_type',
  'name_since',
  'name_skeleton',
] as const;

/** By what the owner of a deleted account is known again: hashes of their address and their number. */
export interface Claims {
  email: string | null;
  phone: string | null;
}

/** What all other columns of a person's row become. */
export function emptied(id: string, claims: Claims, now: Date) {
  // The random end of the id: two of one moment differ there.
  const handle = `deleted_${id.replaceAll('-', '').slice(-20)}`;
  return {
    ...{ name: '·', handle, handle_skeleton: handle, headline: '', bio: '' },
    ...{ email: null, email_verified_at: null, phone: null, password_hash: null },
    ...{ profile_pic_id: null, cover_id: null, social_links: '[]', interests: [] },
    ...{ country: null, city: null, city_id: null, date_of_birth: null, gender: 'not_specified' },
    ...{
      industry_id: null,
      locale: 'ar',
      digits: 'latn',
      calendar: 'gregory',
      time_zone: null,
      color_mode: null,
    },
    ...{ role: 'MEMBER', status: 'deleted', deletion_requested_at: null },
    ...{ claim_hash: claims.email, claim_phone_hash: claims.phone },
    ...{ former_skeleton: null, former_name_since: null },
    ...{ followers_count: 0, following_count: 0, posts_count: 0, products_count: 0 },
    ...{ notifications_seen_at: now, updated_at: now },
  };
}

/** Empties a person's row; the number alone remains. */
export async function emptyUser(db: Db, id: string, claims: Claims, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set(emptied(id, claims, now))
    .where('id', '=', id)
    .execute();
}

/** Takes a member out of what others see: follows and what they did to posts, with the counters that counted it. */
export async function eraseActs(db: Db, me: string): Promise<void> {
  const statements = [
    sql`update users set followers_count = followers_count - 1
      where id in (select followee_id from follows where follower_id = ${me})`,
    sql`update users set following_count = following_count - 1
      where id in (select follower_id from follows where followee_id = ${me})`,
    sql`delete from follows where ${me} in (follower_id, followee_id)`,
    sql`update posts set reactions_perfect = reactions_perfect - (r.name = 'perfect')::int,
        reactions_love = reactions_love - (r.name = 'love')::int,
        reactions_unclear = reactions_unclear - (r.name = 'unclear')::int,
        reactions_fantastic = reactions_fantastic - (r.name = 'fantastic')::int,
        reactions_surprise = reactions_surprise - (r.name = 'surprise')::int,
        reactions_clap = reactions_clap - (r.name = 'clap')::int
      from reactions r where r.post_id = posts.id and r.user_id = ${me}`,
    sql`delete from reactions where user_id = ${me}`,
    sql`update posts set saves_count = saves_count - 1 where id in (select post_id from saves where user_id = ${me})`,
    sql`delete from saves where user_id = ${me}`,
    sql`update posts set shares_count = shares_count - 1 where id in (select post_id from shares where user_id = ${me})`,
    sql`delete from shares where user_id = ${me}`,
    sql`delete from revenue_acts where actor_id = ${me}`,
    // Reports stay, as the books do: numbers, without the words of posts.
    sql`update revenue_lines set title = '', company = null where user_id = ${me}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Empties what a member said; places that others' answers hang on stay, and counters follow. */
export async function eraseWords(db: Db, me: string, now: Date): Promise<void> {
  const own = sql`author_id = ${me} and status = 'visible'`;
  const statements = [
    sql`update posts p set comments_count = greatest(comments_count - said.n, 0) from (
      select post_id, count(*)::int as n from comments where ${own} and post_id is not null group by 1) said
      where said.post_id = p.id`,
    sql`update products p set comments_count = greatest(comments_count - said.n, 0) from (
      select product_id, count(*)::int as n from comments where ${own} and product_id is not null group by 1) said
      where said.product_id = p.id`,
    sql`update comments c set replies_count = greatest(replies_count - said.n, 0) from (
      select parent_id, count(*)::int as n from comments where ${own} and parent_id is not null group by 1) said
      where said.parent_id = c.id`,
    sql`update comments set text = '·', mentions = '[]', status = case status when 'visible' then 'deleted' else status end
      where author_id = ${me}`,
    sql`update evaluations set text = '', updated_at = ${now} where author_id = ${me}`,
    sql`update refunds set note = '' where asked_by = ${me}`,
    sql`update refunds set answer = '' where decided_by = ${me}`,
    // Paid posts stay with those who bought them.
    sql`delete from post_media where post_id in (select id from posts where author_id = ${me} and ${unsold('post_id')})`,
    sql`delete from post_tags where post_id in (select id from posts where author_id = ${me} and ${unsold('post_id')})`,
    sql`update posts set text = '', tags = '{}', mentions = '[]', status = 'deleted'
      where author_id = ${me} and ${unsold('post_id')}`,
    ...(['posts', 'comments'] as const).map(
      (table) => sql`update ${sql.table(table)} set mentions = (
        select coalesce(jsonb_agg(named), '[]') from jsonb_array_elements(mentions) named where named ->> '_id' <> ${me})
        where mentions @> ${JSON.stringify([{ _id: me }])}::jsonb`,
    ),
  ];
  for (const statement of statements) await statement.execute(db);
}

const unsold = (column: 'post_id' | 'product_id') =>
  sql`id not in (select ${sql.ref(column)} from entitlements where ${sql.ref(column)} is not null)`;

/** A member's products that nobody bought, with their types. */
export async function listUnsold(db: Db, me: string) {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from products where owner_id = ${me} and ${unsold('product_id')} order by id`.execute(db);
  return rows;
}

/** Takes a member's products off; what nobody bought is emptied, what somebody bought stays for them. */
export async function eraseProducts(db: Db, me: string, now: Date): Promise<void> {
  const unsoldOnes = sql`(select id from products where owner_id = ${me} and ${unsold('product_id')})`;
  const statements = [
    sql`delete from product_gallery where product_id in ${unsoldOnes}`,
    sql`delete from cart_lines where product_id in (select id from products where owner_id = ${me})`,
    sql`update products set title = '·', description = '', tags = '{}', cover_id = null
      where owner_id = ${me} and ${unsold('product_id')}`,
    sql`update products set status = 'deleted', updated_at = ${now} where owner_id = ${me}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/** Takes a member out of notices, and their notices away. */
export async function eraseNotices(db: Db, me: string): Promise<void> {
  const statements = [
    sql`delete from notifications where user_id = ${me}`,
    sql`update notifications n set actors_count = greatest(n.actors_count - 1, 1), actor_id = (
        select o.actor_id from notification_actors o where o.notification_id = n.id and o.actor_id <> ${me} limit 1)
      from notification_actors a where a.notification_id = n.id and a.actor_id = ${me}
        and exists (select from notification_actors o where o.notification_id = n.id and o.actor_id <> ${me})`,
    sql`delete from notification_actors where actor_id = ${me}`,
    sql`delete from notifications where actor_id = ${me}`,
  ];
  for (const statement of statements) await statement.execute(db);
}

const GONE = [
  ...['sessions', 'identities', 'one_time_tokens', 'one_time_codes', 'first_steps', 'company_profiles'],
  ...['notification_choices', 'idempotency_keys', 'carts', 'exports', 'second_factors'],
  ...['identity_checks', 'setup_steps', 'connected_accounts'],
] as const;

/** Deletes what only the member had, and ends their memberships. */
export async function eraseOwn(db: Db, me: string, now: Date): Promise<void> {
  const statements = [
    ...GONE.map((table) => sql`delete from ${sql.table(table)} where user_id = ${me}`),
    sql`delete from uploads where owner_id = ${me}`,
    sql`delete from blocks where ${me} in (blocker_id, blocked_id)`,
    sql`delete from mutes where ${me} in (muter_id, muted_id)`,
    // Where it went is personal; that it went, and how much, are the books.
    sql`update payouts set method_snapshot = null, method_last_four = null, account_ref = null, note = '' where user_id = ${me}`,
    sql`delete from payout_methods where user_id = ${me}`,
    sql`delete from payout_schedules where user_id = ${me}`,
    sql`delete from view_counts where owner_id = ${me}`,
    sql`update company_members set status = case status when 'invited' then 'declined' else 'ended' end,
        closed_at = greatest(${now}, joined_at, invited_at), closed_by = ${me}
      where ${me} in (user_id, company_id) and status in ('invited', 'active')`,
  ];
  for (const statement of statements) await statement.execute(db);
}

/**
 * Deletes a member's files that nothing shows or sells any more.
 * @returns where their bytes are: pictures as folders of renditions, by width
 */
export async function eraseFiles(db: Db, me: string): Promise<{ storage_key: string; widths: number[] }[]> {
  const { rows } = await sql<{ storage_key: string; widths: number[] }>`
    delete from files f where f.owner_id = ${me}
      and ${isUnused}
    returning storage_key, widths`.execute(db);
  return rows;
}
