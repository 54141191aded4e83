import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { sendByProvider } from './send';

/** Sends a payout by the payment provider. However often it runs, it is sent once; without an answer the sweep asks again. */
export const sendPayoutNow = defineJob({
  name: 'sendPayout',
  payload: z.object({ payoutId: z.uuid() }),
  run: ({ payoutId }, ctx) => sendByProvider(ctx, payoutId),
});
