import 'server-only';
import { z } from 'zod';
import { gateway } from '@/lib/server/adapters/payments/choose';
import { defineJob } from '@/lib/server/jobs/define-job';
import { listOpenPages } from './repo';

/** Closes all open pages at gateways for the payer of a payment, and for their address: no card is tried there. */
export const closePages = defineJob({
  name: 'closeCardPages',
  payload: z.object({ paymentId: z.uuid() }),
  async run({ paymentId }, ctx) {
    for (const { gateway: name, gateway_ref } of await listOpenPages(ctx.db, paymentId, ctx.now))
      await gateway(name).close?.(gateway_ref);
  },
});
