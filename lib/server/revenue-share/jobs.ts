import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { closeDueMonths } from './close';

/** Every night, so that a first of the month on which nothing ran is made up for: closes the months that are over. */
export const closeMonths = defineJob({
  name: 'closeMonths',
  payload: z.object({}),
  run: (_, ctx) => closeDueMonths(ctx),
});
