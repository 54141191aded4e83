import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { log } from '@/lib/server/log';
import { askAndApply } from './events';
import { openPayment } from './open';
import { listStuck } from './repo';
import { handleWaitingEvents } from './webhooks';

const AFTER_MS = 60_000;
const AT_MOST = 100;

/** Asks the gateway about payments that nothing was heard of for a minute, and handles events that waited. */
export async function sweepPayments(ctx: Ctx): Promise<void> {
  await handleWaitingEvents(ctx);
  const stuck = await listStuck(ctx.db, new Date(ctx.now.getTime() - AFTER_MS), AT_MOST);
  for (const payment of stuck) {
    const mend = payment.gateway_ref ? askAndApply(ctx, payment) : openPayment(ctx, payment.id);
    await mend.catch((error: unknown) => log.warn({ err: error, paymentId: payment.id }, 'sweep'));
  }
}
