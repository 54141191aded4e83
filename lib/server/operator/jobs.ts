import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { tellOperators } from './news';

/** Every ten minutes: operators hear of what has come to wait for them. */
export const tellNews = defineJob({
  name: 'tellOperators',
  payload: z.object({}),
  run: (_, ctx) => tellOperators(ctx),
});
