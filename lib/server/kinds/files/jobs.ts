import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { deleteUnboughtFiles } from './repo-content';

/**
 * Every night: products lose files that were taken out while somebody might still pay for them, and that nobody bought.
 * What nothing uses any more is deleted with other unused files.
 */
export const dropSpareFiles = defineJob({
  name: 'dropSpareFiles',
  payload: z.object({}),
  run: (_, ctx) => deleteUnboughtFiles(ctx.db, null, ctx.now),
});
