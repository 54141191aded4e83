import 'server-only';
import { z } from 'zod';
import { deleteOldUses } from '@/lib/server/http/repo';
import { defineJob } from './define-job';

const DAY = 86_400_000;

/** Rate-limit windows older than a day mean nothing any more. */
export const forgetOldUses = defineJob({
  name: 'forgetOldUses',
  payload: z.object({}),
  run: (_, ctx) => deleteOldUses(ctx.db, new Date(ctx.now.getTime() - DAY)),
});
