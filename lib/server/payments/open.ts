import 'server-only';
import type { GatewayName } from '@/lib/contract/gateways';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Opened } from '@/lib/server/adapters/payments/port';
import { tellHowToPay } from '@/lib/server/bank-transfers/instructions';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { orderNumber } from '@/lib/server/orders/present';
import { insertPayment, updateOpened } from './repo';

/** Records the intent to take money, in the caller's transaction; a gateway that asks nobody opens it with that. */
export async function createPayment(
  ctx: Ctx,
  payment: { orderId: string; gateway: GatewayName; amount: number; currency: string },
): Promise<void> {
  const id = newId();
  const description = orderNumber(payment.orderId);
  const here = gateway(payment.gateway).openHere?.({ ...payment, paymentId: id, description });
  const opened = here ? { status: 'requires_action', ...here.opened } : { status: 'created' };
  await Promise.all([insertPayment(ctx.db, { id, ...payment, ...opened, now: ctx.now }), here?.keep(ctx.db)]);
}

/** A payment that was recorded and not opened yet. */
export interface IntendedPayment {
  id: string;
  orderId: string;
  gateway: string;
  amount: number;
  currency: string;
}

/**
 * Opens a recorded payment at its gateway and keeps its page. Called again, after a crash too, it answers with the same:
 * the gateway knows the payment by our id.
 * @throws AppError `unavailable` when the gateway does not answer; the order stays and may be tried again
 */
export async function openPayment(ctx: Ctx, payment: IntendedPayment): Promise<Required<Opened>> {
  const { id: paymentId, orderId, amount, currency } = payment;
  try {
    const description = orderNumber(orderId);
    const answer = await gateway(payment.gateway).open({ paymentId, orderId, amount, currency, description });
    const opened = { status: 'requires_action' as const, ...answer };
    if (opened.status === 'awaiting_transfer') await openTransfer(ctx, paymentId, opened);
    else await updateOpened(ctx.db, paymentId, opened, ctx.now);
    return opened;
  } catch (error) {
    log.warn({ err: error, paymentId, gateway: payment.gateway }, 'the gateway did not open a payment');
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}

function openTransfer(ctx: Ctx, paymentId: string, opened: Required<Opened>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isNew = await updateOpened(ctx.db, paymentId, opened, ctx.now);
    if (isNew) await tellHowToPay(ctx, paymentId);
  });
}
