import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { checkNightly } from './service';

/** Every night: checks whether the books agree. */
export const selfCheck = defineJob({
  name: 'selfCheck',
  payload: z.object({}),
  async run(_, ctx) {
    await checkNightly(ctx);
  },
});
