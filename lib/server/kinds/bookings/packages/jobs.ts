import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { remindOfEnds } from './reminders';

/** By the hour: whoever is reminded is asked for at that moment, nothing is planned ahead. */
export const remindOfPackageEnds = defineJob({
  name: 'remindOfPackageEnds',
  payload: z.object({}),
  run: (_, ctx) => remindOfEnds(ctx),
});
