import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { eraseLeavers } from './erase';

/** Every hour: deletes accounts whose 14 days are over. */
export const eraseAccounts = defineJob({
  name: 'eraseAccounts',
  payload: z.object({}),
  run: (_, ctx) => eraseLeavers(ctx),
});
