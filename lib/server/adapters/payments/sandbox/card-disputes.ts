import 'server-only';
import { z } from 'zod';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { AppError, found } from '@/lib/server/errors';
import { defineJob } from '@/lib/server/jobs/define-job';
import { enqueue } from '@/lib/server/jobs/queue';
import { MINUTE } from '@/lib/shared/time';
import { findIntent } from './repo';
import { closeSandboxDispute, openSandboxDispute } from './reversals';

const OPENS_MS = 8_000;
// Long enough that somebody can look at it while it is open.
const DECIDED_MS = MINUTE;

/** The bank decides a dispute about a payment by a test card. If it was decided before, that stays. */
export const decideSandboxDispute = defineJob({
  name: 'decideSandboxDispute',
  payload: z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) }),
  run: ({ disputeId, outcome }, ctx) => unlessConflict(closeSandboxDispute(ctx, disputeId, outcome)),
});

/** The bank of a test card takes a payment back, some seconds after it was made. */
export const takeSandboxPaymentBack = defineJob({
  name: 'takeSandboxPaymentBack',
  payload: z.object({ intentId: z.string() }),
  run: ({ intentId }, ctx) =>
    unlessConflict(
      inTransaction(ctx, async (ctx) => {
        const { on_paid } = found(await findIntent(ctx.db, { id: intentId }));
        const disputeId = await openSandboxDispute(ctx, intentId);
        const outcome = on_paid === 'dispute_won' ? 'won' : 'lost';
        await enqueue(ctx, decideSandboxDispute, { disputeId, outcome }, { afterMs: DECIDED_MS });
      }),
    ),
});

/** Enqueues a job by which the bank takes a payment back soon, in the caller's transaction. */
export async function disputeLater(ctx: Ctx, intentId: string): Promise<void> {
  await enqueue(ctx, takeSandboxPaymentBack, { intentId }, { afterMs: OPENS_MS });
}

// All of it was given back already, or the job ran before: there is nothing left to do.
async function unlessConflict(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'conflict')) throw error;
  });
}
