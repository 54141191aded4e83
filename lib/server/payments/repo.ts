import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { isAmong } from '@/lib/server/db/is-among';
import { type Write, write } from '@/lib/server/db/writes';
import type { PaidBy } from '@/lib/server/orders/state';
import { AWAITED, OPEN } from './states';

export interface NewPayment {
  id: string;
  orderId: string;
  gateway: string;
  amount: number;
  currency: string;
  status: string;
  gatewayRef?: string;
  pageUrl?: string;
  asksProof: boolean;
  now: Date;
}

/** Records a payment to be opened, with the gateway's name for it where that is known at once. */
export function paymentWrite(payment: NewPayment): Write {
  const {
    id,
    orderId,
    gateway,
    amount,
    currency,
    status,
    gatewayRef = null,
    pageUrl = null,
    asksProof,
    now,
  } = payment;
  return write`
    insert into payments (id, order_id, gateway, amount, currency, status, gateway_ref, page_url, asks_proof, created_at,
      updated_at)
    values (${id}, ${orderId}, ${gateway}, ${amount}, ${currency}, ${status}, ${gatewayRef}, ${pageUrl}, ${asksProof},
      ${now}, ${now})`;
}

const COLUMNS = [
  'id',
  'order_id',
  'gateway',
  'gateway_ref',
  'amount',
  'currency',
  'status',
  'failure',
  'asks_proof',
  'under_way_at',
] as const;

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** A payment as it is stored, without a lock. */
export function findPayment(db: Db, id: string) {
  return db.selectFrom('payments').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The payment that paid an order, locked until the transaction ends. */
export function lockKeptPayment(db: Db, orderId: string) {
  return db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('status', '=', sql.lit('succeeded'))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type NamedPayment = PaymentRow & { gateway_alias: string | null };

/**
 * The payments with these names at a gateway, without those that another transaction holds at this moment. They stay
 * locked until the transaction ends.
 */
export async function lockFreePayments(db: Db, { gateway, gatewayRefs }: PaidBy): Promise<NamedPayment[]> {
  const { rows } = await sql<NamedPayment>`
    select ${sql.raw(COLUMNS.join())}, gateway_alias from payments
    where gateway = ${gateway} and ${isAmong('gateway_ref', gatewayRefs, 'text')}
    for no key update skip locked`.execute(db);
  return rows;
}

/** A payment, locked until the transaction ends. */
export function lockPayment(db: Db, id: string) {
  return db
    .selectFrom('payments')
    .select([...COLUMNS, 'gateway_alias'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The payment that the gateway means: by one of its names for it, or by our id where it repeats that. */
export async function findByGatewayRef(
  db: Db,
  gateway: string,
  { gatewayRef, paymentId }: { gatewayRef: string; paymentId?: string },
) {
  const of = db
    .selectFrom('payments')
    .select([...COLUMNS, 'gateway_alias'])
    .where('gateway', '=', gateway);
  return (
    (await of.where('gateway_ref', '=', gatewayRef).executeTakeFirst()) ??
    (await of.where('gateway_alias', '=', gatewayRef).executeTakeFirst()) ??
    (paymentId ? await of.where('id', '=', paymentId).executeTakeFirst() : undefined)
  );
}

/** Stores a gateway's names for a payment, where they were not known. */
export async function updateNames(
  db: Db,
  id: string,
  { gatewayRef, alias }: { gatewayRef: string; alias?: string },
): Promise<void> {
  await sql`
    update payments set gateway_ref = coalesce(gateway_ref, ${gatewayRef}),
      gateway_alias = coalesce(gateway_alias, ${alias ?? null}) where id = ${id}`.execute(db);
}

/**
 * Stores the gateway's answer for a payment that was only recorded so far.
 * @returns false when one was stored already
 */
export async function updateOpened(
  db: Db,
  id: string,
  opened: { gatewayRef: string; pageUrl: string; status: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({
      status: opened.status,
      gateway_ref: opened.gatewayRef,
      page_url: opened.pageUrl,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Since when its money is on its way, or held back. */
const underWayAt = ({ status, now }: { status: string; now: Date }) =>
  AWAITED.some((state) => state === status) ? sql<Date>`coalesce(under_way_at, ${now})` : null;

/** Moves a payment on from one of `from`. @returns false when it was in none of those: then nothing more must happen */
export async function updatePaymentStatus(
  db: Db,
  id: string,
  from: readonly string[],
  to: { status: string; failure: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({ status: to.status, failure: to.failure, updated_at: to.now, under_way_at: underWayAt(to) })
    .where('id', '=', id)
    .where((where) => where('status', '=', where.fn.any(where.val([...from]))))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores what the gateway now reports about a payment that is held back. */
export async function updateReported(
  db: Db,
  id: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ told_amount: amount, told_currency: currency })
    .where('id', '=', id)
    .where('status', '=', 'quarantined')
    .execute();
}

/**
 * Open payments that no news came about for a tenth of their age, and at least ten seconds. They were made after
 * `since.open`, or after `since.underway` where their money is on its way. Those that waited longest come first. They
 * are marked as asked about now.
 */
export async function takeStuck(
  db: Db,
  { since, now, limit }: { since: { open: Date; underway: Date }; now: Date; limit: number },
) {
  const patience = sql`greatest(interval '10 seconds', (${now}::timestamptz - created_at) / 10)`;
  return db
    .updateTable('payments')
    .set({ updated_at: now })
    .where('id', 'in', (select) =>
      select
        .selectFrom('payments')
        .select('id')
        .where('status', 'in', [...OPEN])
        .where(
          sql<boolean>`created_at > case when status = 'processing' then ${since.underway}::timestamptz
            else ${since.open}::timestamptz end`,
        )
        .where(sql<boolean>`updated_at < ${now}::timestamptz - ${patience}`)
        .orderBy('updated_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...COLUMNS, 'created_at'])
    .execute();
}

/** A payment that is paid, and its gateway's other name for it, if it has one. */
export interface KeptPayment {
  id: string;
  alias?: string;
  /** what its gateway keeps of it, in minor units */
  cost: number;
  /** that is what the gateway said beforehand; it is asked later what it really was */
  asksCost: boolean;
}

/** Marks payments as kept, and stores new names. The caller has locked them in a state from which they may be paid. */
export function keptPaymentsWrite(payments: readonly KeptPayment[], now: Date): Write | null {
  if (payments.length === 0) return null;
  const rows = payments.map(({ id, alias, cost }) => ({ payment: id, alias, cost }));
  const ids = payments.map(({ id }) => id);
  return write`update payments set status = 'succeeded', failure = null, updated_at = ${now},
      gateway_alias = coalesce(gateway_alias, t.alias), cost_amount = t.cost
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (payment uuid, alias text, cost bigint)
    where id = t.payment and ${isAmong('id', ids)}`;
}

/** What a gateway kept of a payment, as far as it is known; locked until the transaction ends. */
export function lockCost(db: Db, id: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'currency', 'amount', 'cost_amount'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateCost(db: Db, id: string, cost: number): Promise<void> {
  await db.updateTable('payments').set({ cost_amount: cost }).where('id', '=', id).execute();
}

/** Writes when lines were paid, and their fees, which the cost of the payment may have raised. */
export function paidLinesWrite(lines: readonly { id: string; fee_amount: number }[], now: Date): Write {
  const rows = lines.map(({ id, fee_amount }) => ({ line: id, fee: fee_amount }));
  return write`update order_lines set paid_at = ${now}, fee_amount = t.fee
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (line uuid, fee bigint) where id = t.line`;
}
