import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import type { PersonRow } from '@/lib/server/users/present';

/** A post with its author, locked until the transaction ends. */
export async function lockPost(db: Db, id: string) {
  const { rows } = await sql<{ author_id: string; status: string; title: string; text: string }>`
    select author_id, status, title, text from posts where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Hides a post that is published or deleted, and notes which operator did it, and why. */
export async function insertHidden(
  db: Db,
  hidden: { id: string; postId: string; was: string; reason: string; by: string; now: Date },
): Promise<void> {
  await db
    .insertInto('hidden_posts')
    .values({
      id: hidden.id,
      post_id: hidden.postId,
      was: hidden.was,
      reason: hidden.reason,
      hidden_by: hidden.by,
      hidden_at: hidden.now,
    })
    .execute();
  await updateStatus(db, hidden.postId, { from: hidden.was, to: 'hidden' });
}

/** Gives a hidden post the status that it had. @returns false where it is not hidden */
export async function updateShown(db: Db, postId: string, by: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('hidden_posts')
    .set({ shown_by: by, shown_at: now })
    .where('post_id', '=', postId)
    .where('shown_at', 'is', null)
    .returning('was')
    .executeTakeFirst();
  if (row) await updateStatus(db, postId, { from: 'hidden', to: row.was });
  return row !== undefined;
}

async function updateStatus(db: Db, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  const by = to === 'published' ? 1 : from === 'published' ? -1 : 0;
  await sql`with post as (update posts set status = ${to} where id = ${id} returning author_id)
    update users set posts_count = greatest(posts_count + ${by}::int, 0) from post where users.id = post.author_id`.execute(
    db,
  );
}

export interface HiddenRow {
  id: string;
  post_id: string;
  title: string;
  text: string;
  author: PersonRow;
  reason: string;
  hidden_by: string;
  hidden_at: Date;
  waiting: number;
}

/** Posts that are hidden now, the last hidden first. */
export async function listHidden(
  db: Db,
  { before, limit }: { before: string | null; limit: number },
): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    select h.id, h.post_id, p.title, p.text, h.reason, who.name as hidden_by, h.hidden_at,
      json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
        'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type) as author,
      (select count(*) from entitlements where post_id = h.post_id and status in ('active', 'suspended'))::int as waiting
    from hidden_posts h join posts p on p.id = h.post_id join users u on u.id = p.author_id
      join users who on who.id = h.hidden_by
    where h.shown_at is null and (${before}::uuid is null or h.id < ${before}::uuid)
    order by h.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** A purchase of a hidden post, and the operator who hid it. */
export interface OpenSale {
  entitlement_id: string;
  line_id: string;
  order_id: string;
  buyer_id: string;
  hidden_by: string;
}

/** Purchases of hidden posts that still give access, or may give it again. */
export async function listOpenSales(db: Db, after: string | null, limit: number): Promise<OpenSale[]> {
  const { rows } = await sql<OpenSale>`
    select e.id as entitlement_id, l.id as line_id, l.order_id, e.holder_id as buyer_id, h.hidden_by
    from hidden_posts h join entitlements e on e.post_id = h.post_id join order_lines l on l.id = e.order_line_id
    where h.shown_at is null and e.status in ('active', 'suspended') and l.ended_at is null
      and (${after}::uuid is null or e.id > ${after}::uuid)
    order by e.id limit ${limit}`.execute(db);
  return rows;
}
