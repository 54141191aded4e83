import 'server-only';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { AppError } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { orderNumber } from '@/lib/server/orders/present';
import { insertPayment, updateOpened } from './repo';

/** Records the intent to take money, in the caller's transaction. */
export async function createPayment(
  ctx: Ctx,
  payment: { orderId: string; amount: number; currency: string },
): Promise<void> {
  await insertPayment(ctx.db, { id: newId(), ...payment, gateway: env().PAYMENT_GATEWAY, now: ctx.now });
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
export async function openPayment(ctx: Ctx, payment: IntendedPayment): Promise<{ pageUrl: string }> {
  const { id: paymentId, orderId, amount, currency } = payment;
  try {
    const description = orderNumber(orderId);
    const opened = await gateway(payment.gateway).open({ paymentId, orderId, amount, currency, description });
    await updateOpened(ctx.db, paymentId, opened, ctx.now);
    return opened;
  } catch (error) {
    log.warn({ err: error, paymentId, gateway: payment.gateway }, 'the gateway did not open a payment');
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}
