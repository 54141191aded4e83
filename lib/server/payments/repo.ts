import 'server-only';
import type { Db } from '@/lib/server/ctx';

export async function insertPayment(
  db: Db,
  payment: { id: string; orderId: string; gateway: string; amount: number; currency: string; now: Date },
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      gateway: payment.gateway,
      amount: payment.amount,
      currency: payment.currency,
      created_at: payment.now,
      updated_at: payment.now,
    })
    .execute();
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
] as const;

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export function findPayment(db: Db, id: string) {
  return db.selectFrom('payments').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

export function findByGatewayRef(db: Db, gateway: string, gatewayRef: string) {
  return db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('gateway', '=', gateway)
    .where('gateway_ref', '=', gatewayRef)
    .executeTakeFirst();
}

/** A payment held until the transaction ends. Its order is locked first, always. */
export function lockPayment(db: Db, id: string) {
  return db.selectFrom('payments').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Keeps what the gateway answered to a payment that was only intended so far. */
export async function updateOpened(
  db: Db,
  id: string,
  opened: { gatewayRef: string; pageUrl: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({
      status: 'requires_action',
      gateway_ref: opened.gatewayRef,
      page_url: opened.pageUrl,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('status', '=', 'created')
    .execute();
}

export async function updatePaymentStatus(
  db: Db,
  id: string,
  status: string,
  failure: string | null,
  now: Date,
): Promise<void> {
  await db.updateTable('payments').set({ status, failure, updated_at: now }).where('id', '=', id).execute();
}

/** Payments that are neither paid nor failed since `before`. */
export function listStuck(db: Db, before: Date, limit: number) {
  return db
    .selectFrom('payments')
    .select(COLUMNS)
    .where('status', 'in', ['created', 'requires_action', 'processing'])
    .where('updated_at', '<', before)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Stores an event before anything is done about it. @returns its row's id, or null when it was told before */
export async function insertEvent(
  db: Db,
  event: { id: string; source: string; externalId: string; type: string; body: string; now: Date },
): Promise<string | null> {
  const row = await db
    .insertInto('inbound_events')
    .values({
      id: event.id,
      source: event.source,
      external_id: event.externalId,
      type: event.type,
      body: event.body,
      received_at: event.now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'external_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An event that waits to be handled, held until the transaction ends. */
export function lockEvent(db: Db, id: string) {
  return db
    .selectFrom('inbound_events')
    .select(['id', 'source', 'body', 'attempts'])
    .where('id', '=', id)
    .where('status', '=', 'received')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEvent(
  db: Db,
  id: string,
  change: { status?: string; error?: string | null; attempts?: number; handled_at?: Date },
): Promise<void> {
  await db.updateTable('inbound_events').set(change).where('id', '=', id).execute();
}

/** Events that were stored and not handled by `before`. */
export async function listWaitingEvents(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('inbound_events')
    .select('id')
    .where('status', '=', 'received')
    .where('received_at', '<', before)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Hold {
  lineId: string;
  ownerId: string;
  amount: number;
  currency: string;
  releaseAt: Date;
}

export async function insertHolds(db: Db, holds: Hold[]): Promise<void> {
  if (holds.length === 0) return;
  await db
    .insertInto('holds')
    .values(
      holds.map((hold) => ({
        order_line_id: hold.lineId,
        owner_id: hold.ownerId,
        amount: hold.amount,
        currency: hold.currency,
        release_at: hold.releaseAt,
      })),
    )
    .execute();
}

/** Holds that are over, taken by one worker only. */
export function takeDueHolds(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('holds')
    .selectAll()
    .where('released_at', 'is', null)
    .where('release_at', '<=', now)
    .orderBy('release_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function updateReleased(db: Db, lineIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('holds')
    .set({ released_at: now })
    .where((where) => where('order_line_id', '=', where.fn.any(where.val([...lineIds]))))
    .execute();
}
