import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { sendByProvider } from './send';

/** Lets the payment provider send a payout: once, however often this runs; without an answer the sweep asks again. */
export const sendPayoutNow = defineJob({
  name: 'sendPayout',
  payload: z.object({ payoutId: z.uuid() }),
  run: ({ payoutId }, ctx) => sendByProvider(ctx, payoutId),
});
