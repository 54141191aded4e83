import 'server-only';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { orderNumber } from '@/lib/server/orders/present';
import { findPayment, insertPayment, updateOpened } from './repo';

/** Records the intent to take money, in the caller's transaction. @returns the payment's id */
export async function createPayment(
  ctx: Ctx,
  payment: { orderId: string; amount: number; currency: string },
): Promise<string> {
  const id = newId();
  await insertPayment(ctx.db, { id, ...payment, gateway: env().PAYMENT_GATEWAY, now: ctx.now });
  return id;
}

/**
 * Opens a recorded payment at its gateway and keeps its page. Called again, after a crash too, it answers with the same:
 * the gateway knows the payment by our id.
 * @throws AppError `unavailable` when the gateway does not answer; the order stays and may be tried again
 */
export async function openPayment(ctx: Ctx, paymentId: string): Promise<void> {
  const payment = found(await findPayment(ctx.db, paymentId));
  if (payment.status !== 'created') return;
  const { order_id: orderId, amount, currency } = payment;
  try {
    const opened = await gateway(payment.gateway).open({
      paymentId,
      orderId,
      amount,
      currency,
      description: orderNumber(orderId),
    });
    await updateOpened(ctx.db, paymentId, opened, ctx.now);
  } catch (error) {
    log.warn({ err: error, paymentId, gateway: payment.gateway }, 'the gateway did not open a payment');
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}
