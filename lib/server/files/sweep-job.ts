import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { deleteUnusedFiles } from './unused-files';

/** Every night: files that nothing uses are deleted. */
export const sweepFiles = defineJob({
  name: 'sweepFiles',
  payload: z.object({}),
  run: (_, ctx) => deleteUnusedFiles(ctx),
});
