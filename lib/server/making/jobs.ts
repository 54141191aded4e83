import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { emptyDeleted } from './parts';

/** Every night: deleted products that nobody bought lose their files. */
export const emptyDeletedProducts = defineJob({
  name: 'emptyDeletedProducts',
  payload: z.object({}),
  run: (_, ctx) => emptyDeleted(ctx),
});
