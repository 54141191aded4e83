import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { visibleTo } from '@/lib/server/db/visible-posts';
import type { PersonRow } from '@/lib/server/users/present';

/** A paid post as its holder sees it, also when its page is gone. */
export interface BoughtPostRow {
  id: string;
  title: string;
  author: PersonRow;
  price: number;
  currency: string;
  version: number;
  words: number;
  images: number;
  files: number;
  cover: { id: string; width: number; height: number; widths: number[] } | null;
  visible: boolean;
}

export interface PurchaseRow {
  id: string;
  /** of the two, what was bought */
  product_id: string | null;
  post: BoughtPostRow | null;
  /** the product's */
  type: string | null;
  /** the product's, at this moment */
  version: number | null;
  uses: number;
  granted_at: Date;
  access: 'active' | 'suspended' | 'revoked';
  is_disputed: boolean;
  ended_for: string | null;
  order_id: string | null;
  refund_days: number | null;
  /** null where nothing was paid */
  refund: { orderId: string; lineId: string; status: string | null } | null;
}

const purchase = (
  holderId: string,
) => sql`e.id, e.product_id, p.type, p.version, e.granted_at, e.status as access,
  e.downloads_count as uses, ${post(holderId)} as post, l.order_id, l.refund_days,
  e.status <> 'active' and exists (select from dispute_lines dl join disputes d on d.id = dl.dispute_id
    where dl.order_line_id = l.id and d.status in ('open', 'lost')) as is_disputed,
  l.ended_for,
  case when l.amount > 0 then json_build_object('orderId', l.order_id, 'lineId', l.id, 'status', (
    select r.status from refund_lines rl join refunds r on r.id = rl.refund_id where rl.order_line_id = l.id
    order by r.id desc limit 1)) end as refund`;

const post = (holderId: string) => sql`(
  select json_build_object('id', p.id, 'title', p.title, 'price', pp.price_amount, 'currency', pp.currency,
    'version', pp.version, 'words', pp.words, 'images', pp.images, 'files', pp.files, 'visible', ${visibleTo(holderId)},
    'author', json_build_object('id', u.id, 'name', u.name, 'handle', u.handle, 'headline', u.headline,
      'profile_pic_id', u.profile_pic_id, 'role', u.role, 'account_type', u.account_type),
    'cover', (select json_build_object('id', f.id, 'width', f.width, 'height', f.height, 'widths', f.widths)
      from post_media m join files f on f.id = m.file_id where m.post_id = p.id order by m.position limit 1))
  from paid_posts pp join posts p on p.id = pp.post_id join users u on u.id = p.author_id where pp.post_id = e.post_id)`;

const tables = sql`entitlements e left join products p on p.id = e.product_id left join order_lines l on l.id = e.order_line_id`;

/** A holder's purchases, newest first. Those whose money is back, or on its way back, are included and marked. */
export async function listPurchases(db: Db, holderId: string, before: string | null, limit: number) {
  const { rows } = await sql<PurchaseRow>`select ${purchase(holderId)} from ${tables}
    where e.holder_id = ${holderId} and (${before}::uuid is null or e.id < ${before}::uuid)
    order by e.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** Returns one purchase of a holder. */
export async function findPurchase(db: Db, holderId: string, id: string): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`select ${purchase(holderId)} from ${tables}
    where e.id = ${id} and e.holder_id = ${holderId}`.execute(db);
  return rows[0];
}
