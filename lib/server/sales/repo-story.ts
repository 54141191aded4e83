import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { givenBack } from '@/lib/server/db/given-back';
import { refundReason } from '@/lib/server/db/refund-reason';

export interface StoryLine {
  id: string;
  kind: string;
  title: string;
  product_id: string | null;
  post_id: string | null;
  seller_id: string;
  amount: number;
  fee_amount: number;
  refund_days: number;
  back: number;
  parts: { owner: string; earned: number; left: number; releaseAt: string; releasedAt: string | null }[];
  access: { id: string; status: string } | null;
}

/** Lines of an order with their split and what the buyer holds. */
export async function listLines(db: Db, orderId: string): Promise<StoryLine[]> {
  const { rows } = await sql<StoryLine>`
    select l.id, l.kind, l.title, l.product_id, l.post_id, l.seller_id, l.amount, l.fee_amount, l.refund_days,
      ${givenBack} as back,
      coalesce((select json_agg(json_build_object('owner', h.owner_id, 'earned', h.earned, 'left', h.amount,
          'releaseAt', h.release_at, 'releasedAt', h.released_at) order by h.earned desc, h.owner_id)
        from holds h where h.order_line_id = l.id), '[]') as parts,
      (select json_build_object('id', e.id, 'status', e.status)
        from entitlements e where e.order_line_id = l.id) as access
    from order_lines l where l.order_id = ${orderId} order by l.id`.execute(db);
  return rows;
}

export interface StoryPayment {
  id: string;
  gateway: string;
  gateway_ref: string | null;
  gateway_alias: string | null;
  status: string;
  failure: string | null;
  amount: number;
  currency: string;
  created_at: Date;
  updated_at: Date;
  receipts: {
    id: string;
    status: string;
    name: string;
    submittedAt: string;
    decidedAt: string | null;
    decidedBy: string | null;
    reason: string | null;
    note: string;
    bankReference: string | null;
  }[];
}

/** All payments of an order, oldest first, with their receipts. */
export async function listPayments(db: Db, orderId: string): Promise<StoryPayment[]> {
  const { rows } = await sql<StoryPayment>`
    select p.id, p.gateway, p.gateway_ref, p.gateway_alias, p.status, p.failure, p.amount, p.currency, p.created_at,
      p.updated_at, coalesce((select json_agg(json_build_object('id', r.id, 'status', r.status, 'name', r.name,
          'submittedAt', r.submitted_at, 'decidedAt', r.decided_at, 'decidedBy', r.decided_by, 'reason', r.reason,
          'note', r.note, 'bankReference', r.bank_reference) order by r.id)
        from transfer_receipts r where r.payment_id = p.id), '[]') as receipts
    from payments p where p.order_id = ${orderId} order by p.id`.execute(db);
  return rows;
}

/** All refunds of an order, newest first; also of payments that bought nothing. */
export async function listRefunds(db: Db, orderId: string) {
  const { rows } = await sql<{
    id: string;
    status: string;
    reason: string;
    note: string;
    answer: string;
    failure: string | null;
    amount: number;
    currency: string;
    created_at: Date;
    decided_at: Date | null;
    cancelled_thing: string | null;
    cancelled_for: string | null;
    seller_id: string;
    asked_by: string | null;
    decided_by: string | null;
    bank_reference: string | null;
    lines: { id: string; title: string; amount: number }[];
  }>`
    select r.id, r.status, ${refundReason} as reason, r.cancelled_thing, r.cancelled_for, r.note, r.answer, r.failure, r.amount, r.currency, r.created_at, r.decided_at,
      r.asked_by, r.decided_by,
      (select l.seller_id from refund_lines rl join order_lines l on l.id = rl.order_line_id
        where rl.refund_id = r.id order by l.id limit 1) as seller_id,
      (select t.bank_reference from transfer_refunds t where t.refund_id = r.id) as bank_reference,
      coalesce((select json_agg(json_build_object('id', l.id, 'title', l.title, 'amount', rl.amount) order by l.id)
        from refund_lines rl join order_lines l on l.id = rl.order_line_id where rl.refund_id = r.id), '[]') as lines
    from refunds r where r.order_id = ${orderId} order by r.id desc`.execute(db);
  return rows;
}

/** Disputes about an order, newest first. */
export function listDisputes(db: Db, orderId: string) {
  return db
    .selectFrom('disputes')
    .select(['id', 'status', 'amount', 'currency', 'gateway_ref', 'opened_at', 'closed_at'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

export interface StoryJournal {
  id: string;
  kind: string;
  created_at: Date;
  postings: { kind: string; owner: string | null; amount: number; currency: string }[];
}

/**
 * Journals of an order, by their kind and ref (which an index finds): the sale, releases, money that went back and came
 * again, and debts that any of these repaid.
 */
export async function listJournals(db: Db, orderId: string): Promise<StoryJournal[]> {
  const { rows } = await sql<StoryJournal>`
    with refunded as (select id::text as ref from refunds where order_id = ${orderId}),
    paid as (select id::text as ref from payments where order_id = ${orderId}),
    disputed as (select id::text as ref from disputes where order_id = ${orderId}),
    parts as (
      select h.order_line_id || ':' || h.owner_id as ref, h.owner_id from holds h
      join order_lines l on l.id = h.order_line_id where l.order_id = ${orderId}),
    named as (
      select 'sale' as kind, ${orderId}::text as ref
      union select unnest(array['cost', 'cost_change']), ref from paid
      union select 'release', ref from parts
      union select unnest(array['refund', 'refund_failed']), ref from refunded
      union select unnest(array['dispute', 'dispute_won', 'dispute_cost']), ref from disputed
      union select 'dispute', d.ref || ':' || r.ref from disputed d, refunded r),
    asked as (
      select kind, ref from named
      union select 'repay', n.kind || ':' || n.ref || ':' || p.owner_id from named n, parts p)
    select j.id, j.kind, j.created_at,
      (select json_agg(json_build_object('kind', a.kind, 'owner', a.owner_id, 'amount', p.amount, 'currency', p.currency)
          order by p.id)
        from postings p join ledger_accounts a on a.id = p.account_id where p.journal_id = j.id) as postings
    from asked join journals j on j.kind = asked.kind and j.ref = asked.ref order by j.seq`.execute(db);
  return rows;
}

/**
 * The notices on the site that these people got about an order. None is older than the order, so only each member's
 * newest notices are read.
 */
export function listNotices(db: Db, orderId: string, people: readonly string[]) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', 'user_id', 'created_at', 'is_read'])
    .where((where) => where('user_id', '=', where.fn.any(where.val([...people]))))
    .where('sort_id', '>', orderId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
}
