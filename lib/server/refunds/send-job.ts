import 'server-only';
import { z } from 'zod';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx } from '@/lib/server/ctx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { log } from '@/lib/server/log';
import { getPayment } from '@/lib/server/payments/find-payment';
import { MINUTE } from '@/lib/shared/time';
import { applyOutcome } from './outcome';
import { findRefund, takeUnanswered } from './repo';

const PATIENCE_MS = 10 * MINUTE;
const AT_MOST = 100;

/** Asks the gateway to give money back, under the refund's own id: however often it runs, the money moves once. */
export const sendRefund = defineJob({
  name: 'sendRefund',
  payload: z.object({ refundId: z.uuid() }),
  run: ({ refundId }, ctx) => send(ctx, refundId),
});

async function send(ctx: Ctx, refundId: string): Promise<void> {
  const refund = await findRefund(ctx.db, refundId);
  if (refund?.status !== 'granted') return;
  const payment = await getPayment(ctx, refund.payment_id);
  const { amount, currency } = refund;
  const { gateway_ref: gatewayRef } = payment;
  if (!gatewayRef) throw new Error(`payment ${payment.id} was never opened`);
  const answer = await gateway(payment.gateway).refund({ gatewayRef, refundId, amount, currency });
  if (answer.status !== 'pending')
    await applyOutcome(ctx, refund, { status: answer.status, failure: answer.failure });
}

/** Asks again about refunds that had no news for a long time: the message about their end may have been lost. */
export async function askAboutRefunds(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - PATIENCE_MS);
  const refundIds = await takeUnanswered(ctx.db, before, ctx.now, AT_MOST);
  // If the gateway fails on one, the others do not wait.
  for (const refundId of refundIds)
    await send(ctx, refundId).catch((error: unknown) =>
      log.warn({ err: error, refundId }, 'refund to be asked again'),
    );
}
