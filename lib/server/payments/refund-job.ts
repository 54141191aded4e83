import 'server-only';
import { z } from 'zod';
import { gateway } from '@/lib/server/adapters/payments/choose';
import { defineJob } from '@/lib/server/jobs/define-job';
import { findPayment } from './repo';

/** Gives back a payment that was not needed. */
export const refundPayment = defineJob({
  name: 'refundPayment',
  payload: z.object({ paymentId: z.uuid() }),
  async run({ paymentId }, ctx) {
    const payment = await findPayment(ctx.db, paymentId);
    if (payment?.gateway_ref && payment.status === 'returned')
      await gateway(payment.gateway).refund(payment.gateway_ref);
  },
});
