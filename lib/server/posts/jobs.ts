import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { dropSpareVersions } from '@/lib/server/paid-posts/service';
import { emptyDeletedPosts as emptyAll } from './service';

/**
 * Every night: deleted posts that nobody bought lose their pictures and their locked part, and locked parts lose the
 * versions that nobody needs.
 */
export const emptyDeletedPosts = defineJob({
  name: 'emptyDeletedPosts',
  payload: z.object({}),
  async run(_, ctx) {
    await emptyAll(ctx);
    await dropSpareVersions(ctx);
  },
});
