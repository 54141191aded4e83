import 'server-only';
import type { GatewayName } from '@/lib/contract/gateways';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Opened } from '@/lib/server/adapters/payments/port';
import { sendTransferInstructions } from '@/lib/server/bank-transfers/instructions';
import { noteFailed } from '@/lib/server/card-limits/service';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import type { Write } from '@/lib/server/db/writes';
import { AppError, found } from '@/lib/server/errors';
import { newId } from '@/lib/server/ids';
import { log } from '@/lib/server/log';
import { orderNumber } from '@/lib/server/orders/present';
import { findPayment, type NewPayment, paymentWrite, updateOpened } from '@/lib/server/payments/service';

export type { NewPayment } from '@/lib/server/payments/service';

/**
 * The payment to be opened, and the write that records it; a gateway that asks nobody opens the payment with that
 * write.
 */
export function intendPayment(
  ctx: Ctx,
  intent: { orderId: string; gateway: GatewayName; amount: number; currency: string; asksProof: boolean },
): { payment: NewPayment; writes: Write[] } {
  const id = newId();
  const description = orderNumber(intent.orderId);
  const here = gateway(intent.gateway).openHere?.({ ...intent, paymentId: id, description, at: ctx.now });
  const opened = here ? { status: 'requires_action', ...here.opened } : { status: 'created' };
  const payment = { id, ...intent, ...opened, now: ctx.now };
  return { payment, writes: [paymentWrite(payment), ...(here ? [here.kept] : [])] };
}

/** A payment that is recorded and not opened yet. */
export interface IntendedPayment {
  id: string;
  orderId: string;
  gateway: string;
  amount: number;
  currency: string;
  createdAt: Date;
}

/**
 * Opens a recorded payment at its gateway and stores the address of its page. Called again, also after a crash, it
 * gives the same answer: the gateway knows the payment by our id.
 * @throws AppError `unavailable` when the gateway does not answer; the order stays and may be tried again
 */
export async function openPayment(ctx: Ctx, payment: IntendedPayment): Promise<Required<Opened>> {
  const { id: paymentId, orderId, amount, currency, createdAt: at } = payment;
  const { asks_proof: asksProof } = found(await findPayment(ctx.db, paymentId));
  try {
    const description = orderNumber(orderId);
    const opening = { paymentId, orderId, amount, currency, description, asksProof, at };
    const answer = await gateway(payment.gateway).open(opening);
    const opened = { status: 'requires_action' as const, ...answer };
    if (opened.status === 'awaiting_transfer') await openTransfer(ctx, paymentId, opened);
    else await updateOpened(ctx.db, paymentId, opened, ctx.now);
    return opened;
  } catch (error) {
    log.warn({ err: error, paymentId, gateway: payment.gateway }, 'the gateway did not open a payment');
    await noteFailed(ctx, { paymentId, gateway: payment.gateway, failure: 'try_later' });
    throw new AppError('unavailable', { retryAfter: 5, cause: error });
  }
}

function openTransfer(ctx: Ctx, paymentId: string, opened: Required<Opened>): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const isNew = await updateOpened(ctx.db, paymentId, opened, ctx.now);
    if (isNew) await sendTransferInstructions(ctx, paymentId);
  });
}
