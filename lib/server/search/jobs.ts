import 'server-only';
import { z } from 'zod';
import { inTransaction } from '@/lib/server/db/tx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { refreshWords } from './repo-vocabulary';

/** Every hour: notes the words that are written here, by which slips of the pen are told. */
export const refreshSearchWords = defineJob({
  name: 'refreshSearchWords',
  payload: z.object({}),
  run: (_, ctx) => inTransaction(ctx, ({ db }) => refreshWords(db)),
});
