import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { askAboutPayment, listStuckPayments, StuckPayment } from '@/lib/contract/stuck-payments';
import { gateway } from '@/lib/server/adapters/payments/choose';
import { recordAudit } from '@/lib/server/audit/service';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { retryQuarantined } from '@/lib/server/gateway-events/events';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { onceForKey } from '@/lib/server/http/idempotency';
import { log } from '@/lib/server/log';
import { orderNumber } from '@/lib/server/orders/present';
import { lockOrder } from '@/lib/server/orders/state';
import { assertNotOwnTrade } from '@/lib/server/payments/own-trade';
import { findPayment } from '@/lib/server/payments/service';
import { returnPayment } from '@/lib/server/refunds/begin';
import { getPeople } from '@/lib/server/users/service';
import {
  countWaiting,
  findStuck,
  listStuck,
  listWaitingIds,
  type StuckRow,
  updateToReturned,
} from './repo-stuck';

/** Payments that an order could not take, for the operator. */
export async function listStuckOnes(
  ctx: MemberCtx,
  { status, cursor, limit }: Parsed<typeof listStuckPayments>['query'],
): Promise<Payload<typeof listStuckPayments>> {
  const rows = await listStuck(ctx.db, { status, before: decodeIdCursor(cursor), limit });
  const { rows: kept, nextCursor } = toPage(rows, limit, ({ id }) => [id]);
  return { data: await present(ctx, kept), nextCursor };
}

async function present(ctx: MemberCtx, rows: readonly StuckRow[]): Promise<StuckPayment[]> {
  const people = await getPeople(
    ctx,
    rows.map(({ buyer_id }) => buyer_id),
  );
  return rows.map((row) => {
    const isHeld = row.status === 'quarantined';
    const reported = isHeld
      ? { amount: row.told_amount, currency: row.told_currency }
      : { amount: row.amount, currency: row.currency };
    return {
      _id: row.id,
      orderId: row.order_id,
      orderNumber: orderNumber(row.order_id),
      orderStatus: row.order_status,
      buyer: found(people.get(row.buyer_id)),
      gateway: row.gateway,
      gatewayRef: row.gateway_ref,
      why: row.failure === 'not_needed' ? 'not_needed' : 'wrong_amount',
      asked: { amount: row.order_amount, currency: row.order_currency },
      told:
        reported.amount === null || reported.currency === null
          ? null
          : { amount: reported.amount, currency: reported.currency },
      at: row.updated_at.toISOString(),
      refund: row.refund_status ? { status: row.refund_status, failure: row.refund_failure } : null,
      can: {
        ask: isHeld && row.gateway_ref !== null,
        giveBack: isHeld ? row.told_amount !== null : row.refund_status === 'failed',
      },
      isOwn: row.buyer_id === ctx.viewer.id,
    };
  });
}

/** Returns how many wait for an operator. */
export const countStuck = (ctx: Ctx): Promise<number> => countWaiting(ctx.db);

/** Returns the payments that wait for an operator, the newest first. */
export const stuckPayments = (ctx: Ctx, limit: number): Promise<string[]> => listWaitingIds(ctx.db, limit);

/**
 * Asks the gateway again about a payment that is held back because of its amount, and does what the answer means.
 * @throws AppError `not_found`, `conflict` for one that is not held back, `own_trade`, `unavailable` without an answer
 */
export async function askAgain(ctx: MemberCtx, id: string): Promise<Payload<typeof askAboutPayment>> {
  const row = found(await findStuck(ctx.db, id));
  if (row.status !== 'quarantined' || !row.gateway_ref) throw new AppError('conflict');
  // No transaction waits for a stranger's answer; and an operator does not ask about their own money.
  await inTransaction(ctx, async (ctx) => assertNotOwnTrade(ctx, await lockOrder(ctx, row.order_id)));
  const event = await ask(row.gateway, row.gateway_ref);
  return inTransaction(ctx, async (ctx) => {
    await lockOrder(ctx, row.order_id);
    const payment = found(await findPayment(ctx.db, id));
    if (payment.status !== 'quarantined') throw new AppError('conflict');
    const outcome =
      event?.type === 'payment.succeeded' ? await retryQuarantined(ctx, payment, event) : 'unchanged';
    const details = { paymentId: id, orderId: row.order_id, outcome };
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: 'payment.asked',
      subjectId: row.buyer_id,
      details,
    });
    return { outcome };
  });
}

async function ask(name: string, gatewayRef: string) {
  try {
    return await gateway(name).ask(gatewayRef);
  } catch (error) {
    log.warn({ err: error, gateway: name }, 'a gateway does not say what has become of a payment');
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}

/**
 * Gives back the whole amount of a payment that no order took; again where a refund failed at the gateway.
 * @throws AppError `not_found`, `conflict` where it is on its way or back, or nobody knows the amount; `own_trade`
 */
export async function giveBack(ctx: MemberCtx, id: string, key: string): Promise<StuckPayment> {
  const { order_id: orderId } = found(await findPayment(ctx.db, id));
  await onceForKey(ctx, { key, request: { giveBack: id }, answer: { id } }, async (ctx) => {
    await assertNotOwnTrade(ctx, await lockOrder(ctx, orderId));
    const row = found(await findStuck(ctx.db, id));
    const isHeld = row.status === 'quarantined';
    if (isHeld ? !(await updateToReturned(ctx.db, id, ctx.now)) : row.refund_status !== 'failed')
      throw new AppError('conflict');
    const payment = found(await findPayment(ctx.db, id));
    if (payment.amount > 0) await returnPayment(ctx, payment);
    const { amount, currency } = payment;
    await recordAudit(ctx, {
      actor: ctx.viewer.id,
      action: 'payment.returned',
      subjectId: row.buyer_id,
      details: { paymentId: id, orderId, amount, currency },
    });
  });
  const [row] = await present(ctx, [found(await findStuck(ctx.db, id))]);
  return found(row);
}
