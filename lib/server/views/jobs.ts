import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { forgetViews } from './service';

/** Every hour: deletes the marks of yesterday's visitors, and counts that are too old to be shown. */
export const forgetOldViews = defineJob({
  name: 'forgetOldViews',
  payload: z.object({}),
  run: (_, ctx) => forgetViews(ctx),
});
