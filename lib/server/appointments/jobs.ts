import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { settleUnanswered } from './absences';

/** By the minute: absences to which nobody objected in time are settled. */
export const settleAbsences = defineJob({
  name: 'settleAbsences',
  payload: z.object({}),
  run: (_, ctx) => settleUnanswered(ctx),
});
