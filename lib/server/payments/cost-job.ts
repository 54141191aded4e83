import 'server-only';
import { z } from 'zod';
import { gateway } from '@/lib/server/adapters/payments/choose';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { defineJob } from '@/lib/server/jobs/define-job';
import { postJournal } from '@/lib/server/ledger/service';
import { costJournal } from './costs';
import { findPayment, lockCost, updateCost } from './repo';

/**
 * Asks a gateway what it really kept of a payment. The books have what it says beforehand: the difference is the
 * house's, as the seller was told what arrives.
 */
export const askCost = defineJob({
  name: 'askPaymentCost',
  payload: z.object({ paymentId: z.uuid() }),
  async run({ paymentId }, ctx) {
    const payment = found(await findPayment(ctx.db, paymentId));
    const cost = await gateway(payment.gateway).costOf?.(payment.gateway_ref ?? '');
    // The job is tried again.
    if (typeof cost !== 'number')
      throw new Error(`${payment.gateway} has not booked payment ${paymentId} yet`);
    await correctCost(ctx, paymentId, cost);
  },
});

/** Books the difference to what was booked before; the same cost again changes nothing. */
function correctCost(ctx: Ctx, paymentId: string, reported: number): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const payment = found(await lockCost(ctx.db, paymentId));
    const cost = Math.min(reported, payment.amount);
    const change = cost - (payment.cost_amount ?? cost);
    if (change === 0) return;
    await updateCost(ctx.db, paymentId, cost);
    await postJournal(ctx, costJournal('cost_change', payment, change));
  });
}
