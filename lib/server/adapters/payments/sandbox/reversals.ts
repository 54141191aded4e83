import 'server-only';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import type { RefundAnswer } from '../port';
import { deliverSandboxEvent } from './deliver';
import { disputeEventOf, refundEventOf } from './events';
import type { Intent } from './repo';
import {
  closeDispute,
  decideRefund,
  findRefund,
  insertDispute,
  insertRefund,
  lockIntent,
  sumReversed,
} from './repo-refunds';

const LATE_MS = 8_000;

/** A slow refund succeeds now, some seconds after it was asked for. */
export const settleRefundLate = defineJob({
  name: 'settleSandboxRefundLate',
  payload: z.object({ refundId: z.uuid() }),
  async run({ refundId }, ctx) {
    await inTransaction(ctx, async (ctx) => {
      const isNew = await decideRefund(ctx.db, refundId, { status: 'succeeded', failure: null });
      const refund = found(await findRefund(ctx.db, refundId));
      const intent = found(await lockIntent(ctx.db, refund.intent_id));
      if (isNew) await deliverEvent(ctx, refundEventOf(refund, intent));
    });
  },
});

/** Gives money back as a real gateway does: never more than it took, once for each id, and also reported by webhook. */
export function refundIntent(
  ctx: Ctx,
  asked: { gatewayRef: string; refundId: string; amount: number; currency: string },
): Promise<RefundAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const intent = found(await lockIntent(ctx.db, asked.gatewayRef));
    const known = await findRefund(ctx.db, asked.refundId);
    if (known) return answerOf(known);
    const outcome = await outcomeOf(ctx, intent, asked);
    const refund = { id: asked.refundId, intentId: intent.id, amount: asked.amount, ...outcome };
    await insertRefund(ctx.db, { ...refund, now: ctx.now });
    if (outcome.status === 'pending') {
      await enqueue(ctx, settleRefundLate, { refundId: refund.id }, { afterMs: LATE_MS });
    } else {
      await deliverEvent(ctx, refundEventOf(refund, intent));
    }
    return answerOf(outcome);
  });
}

async function outcomeOf(
  ctx: Ctx,
  intent: Intent,
  { amount, currency }: { amount: number; currency: string },
): Promise<RefundAnswer> {
  const refuse = (failure: string) => ({ status: 'failed', failure }) as const;
  if (intent.status !== 'succeeded' || currency !== intent.currency) return refuse('not_captured');
  if (amount + (await sumReversed(ctx.db, intent.id)) > intent.amount) return refuse('more_than_captured');
  if (intent.on_refund === 'fail') return refuse('account_closed');
  return { status: intent.on_refund === 'late' ? 'pending' : 'succeeded', failure: null };
}

const answerOf = ({ status, failure }: { status: string; failure: string | null }): RefundAnswer => ({
  status: status as RefundAnswer['status'],
  failure,
});

/**
 * A buyer's bank takes a payment back: wholly, or this much of it.
 * @returns the dispute's id at the gateway
 * @throws AppError `conflict` for more than is left of the payment
 */
export function openSandboxDispute(ctx: Ctx, intentId: string, amount?: number): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const intent = found(await lockIntent(ctx.db, intentId));
    const left = intent.status === 'succeeded' ? intent.amount - (await sumReversed(ctx.db, intent.id)) : 0;
    const taken = amount ?? left;
    if (taken <= 0 || taken > left) throw new AppError('conflict');
    const dispute = {
      id: `dp_${randomBytes(12).toString('hex')}`,
      intentId,
      amount: taken,
      status: 'open',
      now: ctx.now,
    };
    await insertDispute(ctx.db, dispute);
    await deliverEvent(ctx, disputeEventOf(dispute, intent, ctx.now));
    return dispute.id;
  });
}

/** The bank has decided. @throws AppError `conflict` when it had decided before */
export function closeSandboxDispute(ctx: Ctx, disputeId: string, status: 'won' | 'lost'): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const dispute = await closeDispute(ctx.db, disputeId, status);
    if (!dispute) throw new AppError('conflict');
    const intent = found(await lockIntent(ctx.db, dispute.intent_id));
    await deliverEvent(ctx, disputeEventOf(dispute, intent, ctx.now));
  });
}

const deliverEvent = (ctx: Ctx, event: ReturnType<typeof refundEventOf>) =>
  enqueue(ctx, deliverSandboxEvent, { event });
