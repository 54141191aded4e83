import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { checkClocks } from './clocks';

/** Looks whether zone rules have changed the hour of a booking. */
export const compareClocks = defineJob({
  name: 'compareClocks',
  payload: z.object({}),
  run: (_, ctx) => checkClocks(ctx),
});
