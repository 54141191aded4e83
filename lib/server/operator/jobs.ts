import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { notifyOperators } from './news';

/** Every ten minutes: notifies operators of new work that waits for them. */
export const sendOperatorNews = defineJob({
  name: 'tellOperators',
  payload: z.object({}),
  run: (_, ctx) => notifyOperators(ctx),
});
