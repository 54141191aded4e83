import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { prepareStream as prepare } from './prepare';

/** Makes the copies of a film, one film after the other on all instances. */
export const prepareStream = defineJob({
  name: 'prepareStream',
  queue: 'streams',
  payload: z.object({ fileId: z.uuid() }),
  run: ({ fileId }, ctx) => prepare(ctx, fileId),
});
