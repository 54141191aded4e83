import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

export interface PurchaseRow {
  id: string;
  product_id: string;
  /** the product's */
  type: string;
  /** the product's, at this moment */
  version: number;
  granted_at: Date;
  access: 'active' | 'suspended' | 'revoked';
  is_disputed: boolean;
  order_id: string | null;
  refund_days: number | null;
  /** null where nothing was paid */
  refund: { orderId: string; lineId: string; status: string | null } | null;
}

const purchase = sql`e.id, e.product_id, p.type, p.version, e.granted_at, e.status as access, l.order_id, l.refund_days,
  e.status <> 'active' and exists (select from dispute_lines dl join disputes d on d.id = dl.dispute_id
    where dl.order_line_id = l.id and d.status in ('open', 'lost')) as is_disputed,
  case when l.amount > 0 then json_build_object('orderId', l.order_id, 'lineId', l.id, 'status', (
    select r.status from refund_lines rl join refunds r on r.id = rl.refund_id where rl.order_line_id = l.id
    order by r.id desc limit 1)) end as refund`;

const tables = sql`entitlements e join products p on p.id = e.product_id left join order_lines l on l.id = e.order_line_id`;

/** A holder's purchases, newest first. Those whose money is back, or on its way back, are included and marked. */
export async function listPurchases(db: Db, holderId: string, before: string | null, limit: number) {
  const { rows } = await sql<PurchaseRow>`select ${purchase} from ${tables}
    where e.holder_id = ${holderId} and (${before}::uuid is null or e.id < ${before}::uuid)
    order by e.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

/** One purchase of a holder. */
export async function findPurchase(db: Db, holderId: string, id: string): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`select ${purchase} from ${tables}
    where e.id = ${id} and e.holder_id = ${holderId}`.execute(db);
  return rows[0];
}
