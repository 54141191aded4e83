import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { log } from '@/lib/server/log';
import { askAndApply } from './events';
import { openPayment } from './open';
import { takeStuck } from './repo';
import { handleWaitingEvents } from './webhooks';

// A page that nobody pays on is left alone in the end; a webhook that comes still later is heard.
const FOR_MS = 3 * 86_400_000;
const AT_MOST = 100;

/** Asks the gateway about open payments, the older the more seldom, and handles events that waited. */
export async function sweepPayments(ctx: Ctx): Promise<void> {
  await handleWaitingEvents(ctx);
  const since = new Date(ctx.now.getTime() - FOR_MS);
  const stuck = await takeStuck(ctx.db, { since, now: ctx.now, limit: AT_MOST });
  for (const payment of stuck) {
    const mend = payment.gateway_ref
      ? askAndApply(ctx, payment)
      : openPayment(ctx, { ...payment, orderId: payment.order_id });
    await mend.catch((error: unknown) => log.warn({ err: error, paymentId: payment.id }, 'sweep'));
  }
}
