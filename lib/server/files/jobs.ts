import 'server-only';
import { z } from 'zod';
import { storage } from '@/lib/server/adapters/storage/choose';
import { defineJob } from '@/lib/server/jobs/define-job';

/** Removes the bytes of files whose rows are gone. */
export const removeBytes = defineJob({
  name: 'removeBytes',
  payload: z.object({ keys: z.array(z.string()) }),
  async run({ keys }) {
    for (const key of keys) await storage().remove(key);
  },
});
