import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { notifyOperators } from './news';

/** Every ten minutes: operators hear of what has come to wait for them. */
export const sendOperatorNews = defineJob({
  name: 'tellOperators',
  payload: z.object({}),
  run: (_, ctx) => notifyOperators(ctx),
});
