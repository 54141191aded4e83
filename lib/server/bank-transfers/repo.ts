import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';

/** The newest payment of a buyer's order, and the order's time. */
export function findTransfer(db: Db, orderId: string, buyerId: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.gateway', 'payments.status'])
    .select(['orders.status as orderStatus', 'orders.expires_at as expiresAt'])
    .where('orders.id', '=', orderId)
    .where('orders.buyer_id', '=', buyerId)
    .orderBy('payments.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns how many receipts of a buyer are stored for unpaid orders: waiting ones, and rejected ones. */
export async function countUnproven(db: Db, buyerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o join payments p on p.order_id = o.id
      join transfer_receipts r on r.payment_id = p.id
    where o.buyer_id = ${buyerId} and p.gateway = 'bank_transfer' and o.paid_at is null
      and r.removed_at is null and r.status <> 'approved'`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Returns how many unpaid orders of a buyer ever asked for a transfer: each waits for days, also where its buyer has
 * gone back to a card since.
 */
export async function countOpenTransfers(db: Db, buyerId: string, but: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders o where o.buyer_id = ${buyerId} and o.status = 'awaiting_payment'
      and o.id is distinct from ${but}::uuid
      and exists (select from payments p where p.order_id = o.id and p.gateway = 'bank_transfer')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** @throws where the same file was sent before (`transfer_receipts_one_use`) */
export async function insertReceipt(
  db: Db,
  receipt: {
    id: string;
    paymentId: string;
    storageKey: string;
    name: string;
    mime: string;
    size: number;
    contentHash: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('transfer_receipts')
    .values({
      id: receipt.id,
      payment_id: receipt.paymentId,
      storage_key: receipt.storageKey,
      name: receipt.name,
      mime: receipt.mime,
      size: receipt.size,
      content_hash: receipt.contentHash,
      submitted_at: receipt.now,
    })
    .execute();
}

/** A receipt with its payment and its buyer. */
export function findReceipt(db: Db, id: string) {
  return db
    .selectFrom('transfer_receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'r.id',
      'r.status',
      'r.storage_key',
      'r.mime',
      'r.name',
      'r.size',
      'r.payment_id',
      'p.order_id',
      'p.amount',
      'p.currency',
      'p.gateway_ref',
      'o.buyer_id',
      'o.expires_at',
    ])
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export type ReceiptOfPayment = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** Decides a waiting receipt. @returns false when it does not wait any more */
export async function decideReceipt(
  db: Db,
  id: string,
  decision:
    | { status: 'approved'; bankReference: string }
    | { status: 'rejected'; reason: string; note: string },
  by: string,
  now: Date,
): Promise<boolean> {
  const { status } = decision;
  const row = await db
    .updateTable('transfer_receipts')
    .set({
      status,
      decided_at: now,
      decided_by: by,
      ...(decision.status === 'approved'
        ? { bank_reference: decision.bankReference }
        : { reason: decision.reason, note: decision.note }),
    })
    .where('id', '=', id)
    .where('status', '=', 'submitted')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Receipts in one state: those that wait begin with the oldest, the others with the newest. */
export async function listReceipts(
  db: Db,
  { status, after, limit }: { status: string; after: string | null; limit: number },
) {
  const isQueue = status === 'submitted';
  return db
    .selectFrom('transfer_receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'r.id',
      'r.status',
      'r.mime',
      'r.submitted_at',
      'r.decided_at',
      'r.reason',
      'r.note',
      'r.bank_reference',
      'p.gateway_ref',
      'p.amount',
      'p.currency',
      'p.order_id',
      'o.buyer_id',
    ])
    .where('r.status', '=', status)
    .$if(after !== null, (query) => query.where('r.id', isQueue ? '>' : '<', after ?? ''))
    .orderBy('r.id', isQueue ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
}

/** Returns how many receipts wait for a decision, and how many refunds wait to be sent by hand. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from transfer_receipts where status = 'submitted')
      + (select count(*) from transfer_refunds where status = 'pending') as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What `countWaiting` counts, the newest first. */
export async function listWaiting(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from transfer_receipts where status = 'submitted'
    union all select refund_id from transfer_refunds where status = 'pending'
    order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes rejected receipts, decided before `before`, of orders that ended unpaid, so that their bytes can be removed.
 * @returns the storage keys
 */
export async function takeRemovable(
  db: Db,
  given: { now: Date; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    update transfer_receipts set removed_at = ${given.now} where id in (
      select r.id from transfer_receipts r
        join payments p on p.id = r.payment_id
        join orders o on o.id = p.order_id
      where r.status = 'rejected' and r.removed_at is null and r.decided_at < ${given.before}
        and o.status in ('expired', 'cancelled')
      order by r.decided_at limit ${given.limit} for update of r skip locked)
    returning storage_key`.execute(db);
  return rows.map(({ storage_key }) => storage_key);
}

/**
 * Transfers whose time is over: nothing arrived, or nothing that was accepted.
 * @returns `is_unpaid` is false where the order was paid in another way, or cancelled
 */
export async function takeExpired(db: Db, now: Date, limit: number) {
  const { rows } = await sql<TransferLeft & { is_unpaid: boolean }>`
    update payments p set status = 'failed', failure = 'expired', updated_at = ${now}
    from orders o
    where o.id = p.order_id and p.id in (
      select p.id from payments p join orders o on o.id = p.order_id
      where p.gateway = 'bank_transfer' and p.status in ('awaiting_transfer', 'rejected') and o.expires_at < ${now}
      order by p.created_at limit ${limit} for update of p skip locked)
    returning p.id, p.order_id, p.gateway_ref, p.amount, p.currency, o.buyer_id, o.expires_at,
      o.status in ('awaiting_payment', 'expired') as is_unpaid`.execute(db);
  return rows;
}

/** Transfers that are expected only until `before`; each is returned once. */
export async function takeToRemind(
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
) {
  const { rows } = await sql<TransferLeft>`
    update payments p set reminded_at = ${now}
    from orders o
    where o.id = p.order_id and p.id in (
      select p.id from payments p join orders o on o.id = p.order_id
      where p.gateway = 'bank_transfer' and p.status in ('awaiting_transfer', 'rejected')
        and not exists (select from payments earlier where earlier.order_id = p.order_id and earlier.reminded_at is not null)
        and o.status = 'awaiting_payment' and o.expires_at between ${now} and ${before}
      order by p.created_at limit ${limit} for update of p skip locked)
    returning p.id, p.order_id, p.gateway_ref, p.amount, p.currency, o.buyer_id, o.expires_at`.execute(db);
  return rows;
}

/** An expected transfer, with the facts for its letters. */
export async function findTransferLeft(db: Db, paymentId: string): Promise<TransferLeft | undefined> {
  const { rows } = await sql<TransferLeft>`
    select p.id, p.order_id, p.gateway_ref, p.amount, p.currency, o.buyer_id, o.expires_at
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`.execute(db);
  return rows[0];
}

export interface TransferLeft {
  id: string;
  order_id: string;
  gateway_ref: string | null;
  amount: number;
  currency: string;
  buyer_id: string;
  expires_at: Date;
}
