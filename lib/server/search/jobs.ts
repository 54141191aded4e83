import 'server-only';
import { z } from 'zod';
import { defineJob } from '@/lib/server/jobs/define-job';
import { refreshVocabulary } from './rebuild';

/** Every hour: notes the words and tags that are written here, for slips of the pen and for suggestions. */
export const refreshSearchWords = defineJob({
  name: 'refreshSearchWords',
  payload: z.object({}),
  run: async (_, ctx) => {
    await refreshVocabulary(ctx);
  },
});
