import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { closeDueMonths } from './close';

/** Closes the months that are over. It runs every night, in case nothing ran on the first of a month. */
export const closeMonths = defineJob({
  name: 'closeMonths',
  payload: z.object({}),
  run: (_, ctx) => closeDueMonths(ctx),
});
