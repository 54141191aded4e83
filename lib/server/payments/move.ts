import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { updatePaymentStatus } from './repo';

/**
 * Moves a payment between states in which nothing is paid, in the caller's transaction.
 * @throws AppError `conflict` when it is in none of `from`
 */
export async function movePayment(
  ctx: Ctx,
  paymentId: string,
  from: readonly string[],
  status: 'awaiting_transfer' | 'receipt_submitted' | 'rejected' | 'failed',
  failure: string | null = null,
): Promise<void> {
  const isMoved = await updatePaymentStatus(ctx.db, paymentId, from, { status, failure, now: ctx.now });
  if (!isMoved) throw new AppError('conflict');
}
