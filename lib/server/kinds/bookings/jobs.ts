import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { remindOfBookings as remind } from './reminders';

/** By the minute: whoever is reminded is asked for at that moment, nothing is planned ahead. */
export const remindOfBookings = defineJob({
  name: 'remindOfBookings',
  payload: z.object({}),
  run: (_, ctx) => remind(ctx),
});
