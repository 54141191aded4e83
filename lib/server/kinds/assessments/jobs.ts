import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { remindOfDates as remind } from './reminders';
import { passOffersOn } from './waits';

/** By the minute: seats that are free are offered to those who wait. */
export const offerSeats = defineJob({
  name: 'offerSeats',
  payload: z.object({}),
  run: (_, ctx) => passOffersOn(ctx),
});

/** By the minute: whoever is reminded is asked for at that moment, nothing is planned ahead. */
export const remindOfDates = defineJob({
  name: 'remindOfDates',
  payload: z.object({}),
  run: (_, ctx) => remind(ctx),
});
