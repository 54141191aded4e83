import 'server-only';
import { z } from 'zod';
import { inTransaction } from '@/lib/server/db/tx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { refreshTags, refreshWords } from './repo-vocabulary';

/** Every hour: notes the words and tags that are written here, for slips of the pen and for suggestions. */
export const refreshSearchWords = defineJob({
  name: 'refreshSearchWords',
  payload: z.object({}),
  run: async (_, ctx) => {
    await inTransaction(ctx, ({ db }) => refreshWords(db));
    await inTransaction(ctx, ({ db }) => refreshTags(db));
  },
});
