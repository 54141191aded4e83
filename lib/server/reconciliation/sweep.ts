import 'server-only';
import { openPayment } from '@/lib/server/checkout/open-payment';
import type { Ctx } from '@/lib/server/ctx';
import { askAndApply } from '@/lib/server/gateway-events/events';
import { handleWaitingEvents } from '@/lib/server/gateway-events/webhooks';
import { log } from '@/lib/server/log';
import { takeStuck, updatePaymentStatus } from '@/lib/server/payments/service';
import { DAY, MINUTE } from '@/lib/shared/time';

// After this time nobody asks about an unpaid page any more; a webhook that comes later still counts.
const FOR_MS = 3 * DAY;
// A bank takes up to two weeks over a debit. Until its end is known, the order is neither paid nor over.
const UNDERWAY_FOR_MS = 30 * DAY;
// A buyer who was given no page for this long has left; a gateway may refuse to open one after that.
const OPENS_FOR_MS = 30 * MINUTE;
const AT_MOST = 100;

/** Asks the gateway about open payments (the older, the less often), and handles events that waited. */
export async function sweepPayments(ctx: Ctx): Promise<void> {
  await handleWaitingEvents(ctx);
  const before = (ms: number) => new Date(ctx.now.getTime() - ms);
  const since = { open: before(FOR_MS), underway: before(UNDERWAY_FOR_MS) };
  const stuck = await takeStuck(ctx.db, { since, now: ctx.now, limit: AT_MOST });
  for (const payment of stuck) {
    await resolvePayment(ctx, payment).catch((error: unknown) =>
      log.warn({ err: error, paymentId: payment.id }, 'sweep'),
    );
  }
}

async function resolvePayment(
  ctx: Ctx,
  payment: Awaited<ReturnType<typeof takeStuck>>[number],
): Promise<void> {
  const { id, order_id: orderId, created_at: createdAt } = payment;
  if (payment.gateway_ref) return askAndApply(ctx, payment);
  if (createdAt.getTime() + OPENS_FOR_MS > ctx.now.getTime()) {
    await openPayment(ctx, { ...payment, orderId, createdAt });
  } else {
    await updatePaymentStatus(ctx.db, id, ['created'], {
      status: 'failed',
      failure: 'expired',
      now: ctx.now,
    });
  }
}
