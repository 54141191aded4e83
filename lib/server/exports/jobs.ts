import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { forgetOldExports, makeExport } from './make-export';

/** Makes a copy of a member's data. */
export const packExport = defineJob({
  name: 'packExport',
  maxAttempts: 5,
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, ctx) => makeExport(ctx, id),
});

/** Copies are kept for a week. */
export const forgetExports = defineJob({
  name: 'forgetExports',
  payload: z.object({}),
  run: (_, ctx) => forgetOldExports(ctx),
});
