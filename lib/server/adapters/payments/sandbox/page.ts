import 'server-only';
import { createHmac } from 'node:crypto';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { CHAOS_CARDS, REVERSAL_CARDS, TEST_CARDS, TEST_CODE } from '@/lib/shared/test-cards';
import { disputeLater } from './card-disputes';
import { deliverNow, deliverSandboxWebhook, succeedLate } from './deliver';
import { findIntent, type Intent, moveIntent } from './repo';

const PROOF = { status: 'challenge', failure: null };
const NO_PROOF = { status: 'failed', failure: 'authentication_failed' };
const RETRY_MS = 3_000;
const LATE_MS = 8_000;
const DELAY_MS = 30_000;

function present(intent: Intent) {
  return {
    reference: intent.reference,
    amount: { amount: intent.amount, currency: intent.currency },
    description: intent.description,
    status: (intent.status === 'refunded' ? 'succeeded' : intent.status) as
      | 'open'
      | 'challenge'
      | 'processing'
      | 'succeeded'
      | 'failed',
    failure: intent.failure,
    returnUrl: intent.return_url,
  };
}

/** Returns the contents of the payment page. @throws AppError `not_found` */
export async function getSandboxPage(ctx: Ctx, paymentId: string) {
  return present(await intentOf(ctx, paymentId));
}

/**
 * Pays with a test card: the gateway decides, and sends the shop webhooks until one is accepted.
 * @throws AppError `not_found`, `order_closed` when it was paid or refused before
 */
export async function paySandbox(ctx: Ctx, paymentId: string, card: string) {
  const { asks_proof } = await intentOf(ctx, paymentId);
  const outcome = { ...outcomeOf(card), card: fingerprintOf(card) };
  const asks = card === TEST_CARDS.challenge || (asks_proof && outcome.status !== 'failed');
  return settle(
    ctx,
    paymentId,
    'open',
    asks ? { ...outcome, ...PROOF, after_proof: outcome.status } : outcome,
  );
}

/** What the gateway calls a card, as others may know it. */
export const fingerprintOf = (card: string): string =>
  createHmac('sha256', env().SANDBOX_WEBHOOK_SECRET).update(`card ${card}`).digest('hex').slice(0, 24);

/**
 * The card's owner types the code that their bank has sent them, or says with `null` that they do not pay.
 * @throws AppError `invalid` for a wrong code: they may type it again; and as `paySandbox`
 */
export async function answerChallenge(ctx: Ctx, paymentId: string, code: string | null) {
  const { status, after_proof, on_paid } = await intentOf(ctx, paymentId);
  if (code === null) return settle(ctx, paymentId, 'challenge', NO_PROOF);
  if (code !== TEST_CODE && status === 'challenge')
    throw new AppError('invalid', { fields: { code: 'validation:code' } });
  return settle(ctx, paymentId, 'challenge', { status: after_proof, failure: null, on_paid });
}

async function intentOf(ctx: Ctx, paymentId: string): Promise<Intent> {
  if (!env().PAYMENT_GATEWAYS.includes('sandbox')) throw new AppError('not_found');
  return found(await findIntent(ctx.db, { reference: paymentId }));
}

async function settle(ctx: Ctx, paymentId: string, from: string, outcome: Outcome) {
  const moved = await decide(ctx, paymentId, from, outcome);
  if (!moved) throw new AppError('order_closed');
  if (moved.status === 'challenge') return present(moved);
  // If the process dies right here, the shop asks by itself within a minute (reconciliation/sweep.ts).
  const isDelayed = moved.webhooks === 'delayed';
  const isHeard = !isDelayed && (await deliverNow(moved));
  if (!isHeard) {
    const afterMs = isDelayed ? DELAY_MS : RETRY_MS;
    await enqueue(ctx, deliverSandboxWebhook, { intentId: moved.id }, { afterMs });
  }
  return present(moved);
}

function decide(ctx: Ctx, paymentId: string, from: string, outcome: Outcome) {
  const move = (ctx: Ctx) => moveIntent(ctx.db, { reference: paymentId }, [from], outcome, ctx.now);
  const isDisputed = outcome.status === 'succeeded' && (outcome.on_paid ?? 'nothing') !== 'nothing';
  if (outcome.status !== 'processing' && !isDisputed) return move(ctx);
  return inTransaction(ctx, async (ctx) => {
    const moved = await move(ctx);
    if (moved && isDisputed) await disputeLater(ctx, moved.id);
    else if (moved) await enqueue(ctx, succeedLate, { intentId: moved.id }, { afterMs: LATE_MS });
    return moved;
  });
}

type Outcome = Parameters<typeof moveIntent>[3];

function outcomeOf(card: string): Outcome {
  if (card === TEST_CARDS.success || card === TEST_CARDS.challenge)
    return { status: 'succeeded', failure: null };
  if (card === TEST_CARDS.late) return { status: 'processing', failure: null };
  const [webhooks] = Object.entries(CHAOS_CARDS).find(([, number]) => number === card) ?? [];
  if (webhooks) return { status: 'succeeded', failure: null, webhooks };
  const reversal = REVERSALS[card];
  if (reversal) return { status: 'succeeded', failure: null, ...reversal };
  return { status: 'failed', failure: FAILURES[card] ?? 'declined' };
}

const REVERSALS: Readonly<Record<string, { on_refund?: string; on_paid?: string }>> = {
  [REVERSAL_CARDS.refundLate]: { on_refund: 'late' },
  [REVERSAL_CARDS.refundFails]: { on_refund: 'fail' },
  [REVERSAL_CARDS.disputeWon]: { on_paid: 'dispute_won' },
  [REVERSAL_CARDS.disputeLost]: { on_paid: 'dispute_lost' },
};

const FAILURES: Readonly<Record<string, string>> = {
  [TEST_CARDS.insufficientFunds]: 'insufficient_funds',
  [TEST_CARDS.expired]: 'expired_card',
};
