import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { env } from '@/lib/server/env';
import { AppError, found } from '@/lib/server/errors';
import { enqueue } from '@/lib/server/jobs/queue';
import { CHAOS_CARDS, REVERSAL_CARDS, TEST_CARDS } from '@/lib/shared/test-cards';
import { disputeLater } from './card-disputes';
import { deliverNow, deliverSandboxWebhook, succeedLate } from './deliver';
import { findIntent, type Intent, moveIntent } from './repo';

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

function refuseWhenOff(): void {
  if (!env().PAYMENT_GATEWAYS.includes('sandbox')) throw new AppError('not_found');
}

/** What the payment page shows. @throws AppError `not_found` */
export async function getSandboxPage(ctx: Ctx, paymentId: string) {
  refuseWhenOff();
  return present(found(await findIntent(ctx.db, { reference: paymentId })));
}

/**
 * Pays with a test card: the gateway decides, and sends the shop webhooks until one is accepted.
 * @throws AppError `not_found`, `order_closed` when it was paid or refused before
 */
export function paySandbox(ctx: Ctx, paymentId: string, card: string) {
  return settle(ctx, paymentId, 'open', outcomeOf(card));
}

/** The card's owner has proven who they are, or has not. @throws as `paySandbox` */
export function answerChallenge(ctx: Ctx, paymentId: string, proven: boolean) {
  const refused = { status: 'failed', failure: 'authentication_failed' };
  return settle(ctx, paymentId, 'challenge', proven ? { status: 'succeeded', failure: null } : refused);
}

async function settle(ctx: Ctx, paymentId: string, from: string, outcome: Outcome) {
  refuseWhenOff();
  const moved = await decide(ctx, paymentId, from, outcome);
  if (!moved) {
    found(await findIntent(ctx.db, { reference: paymentId }));
    throw new AppError('order_closed');
  }
  // If the process dies right here, the shop asks by itself within a minute (reconciliation/sweep.ts).
  const isDelayed = moved.webhooks === 'delayed';
  const isHeard = !isDelayed && (await deliverNow(moved));
  if (!isHeard)
    await enqueue(ctx, deliverSandboxWebhook, { intentId: moved.id }, later(isDelayed ? DELAY_MS : RETRY_MS));
  return present(moved);
}

function decide(ctx: Ctx, paymentId: string, from: string, outcome: Outcome) {
  const move = (ctx: Ctx) => moveIntent(ctx.db, { reference: paymentId }, [from], outcome, ctx.now);
  if (outcome.status !== 'processing' && !outcome.on_paid) return move(ctx);
  return inTransaction(ctx, async (ctx) => {
    const moved = await move(ctx);
    if (moved && outcome.on_paid) await disputeLater(ctx, moved.id);
    else if (moved) await enqueue(ctx, succeedLate, { intentId: moved.id }, later(LATE_MS));
    return moved;
  });
}

const later = (ms: number) => ({ runAt: new Date(Date.now() + ms) });

type Outcome = Parameters<typeof moveIntent>[3];

function outcomeOf(card: string): Outcome {
  if (card === TEST_CARDS.success) return { status: 'succeeded', failure: null };
  if (card === TEST_CARDS.late) return { status: 'processing', failure: null };
  if (card === TEST_CARDS.challenge) return { status: 'challenge', failure: null };
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
