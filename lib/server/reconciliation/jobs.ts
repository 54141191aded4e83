import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { expireOrders } from '@/lib/server/orders/service';
import { releaseHolds } from '@/lib/server/payments/release';
import { askAboutPayouts } from '@/lib/server/payouts/send';
import { askAboutRefunds } from '@/lib/server/refunds/send-job';
import { sweepPayments } from './sweep';

/** Every minute: stuck payments, refunds and payouts, waiting events, orders whose time is over. */
export const sweep = defineJob({
  name: 'sweepPayments',
  payload: z.object({}),
  async run(_, ctx) {
    await sweepPayments(ctx);
    await expireOrders(ctx);
    await askAboutRefunds(ctx);
    await askAboutPayouts(ctx);
  },
});

/** Every hour: sales whose hold is over become available. */
export const release = defineJob({
  name: 'releaseHolds',
  payload: z.object({}),
  run: (_, ctx) => releaseHolds(ctx),
});
