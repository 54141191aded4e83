import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { cancelOfClosed } from './closed-hosts';

/** After an account was suspended, and by the clock: cancels bookings that nobody can keep. */
export const cancelBookingsOfClosed = defineJob({
  name: 'cancelBookingsOfClosed',
  payload: z.object({}),
  run: (_, ctx) => cancelOfClosed(ctx),
});
