import 'server-only';
import { z } from 'zod';
import { inTransaction } from '@/lib/server/db/tx';
import { defineJob } from '@/lib/server/jobs/define-job';
import { DAY } from '@/lib/shared/time';
import { forget, sealBare } from './bytes';
import { standingSince } from './policy';
import { lockDecided } from './repo';
import { deleteOfChecks, deleteOldUnsent } from './repo-documents';

/** Every hour: deletes identity documents that were uploaded a day ago and never sent. */
export const forgetUnsentDocuments = defineJob({
  name: 'forgetUnsentDocuments',
  payload: z.object({}),
  run: (_, ctx) =>
    inTransaction(ctx, async (ctx) => {
      await forget(ctx, await deleteOldUnsent(ctx.db, new Date(ctx.now.getTime() - DAY)));
    }),
});

/** Every ten minutes: deletes the documents of checks whose decision cannot be undone any more. */
export const forgetDecidedDocuments = defineJob({
  name: 'forgetDecidedDocuments',
  payload: z.object({}),
  run: (_, ctx) =>
    inTransaction(ctx, async (ctx) => {
      // Locked first: a decision that is undone at this moment keeps its documents, or finds none.
      const checkIds = await lockDecided(ctx.db, standingSince(ctx.now));
      await forget(ctx, await deleteOfChecks(ctx.db, checkIds));
    }),
});

/** Every hour: seals identity documents that were stored before sealing began; soon there are none. */
export const sealBareDocuments = defineJob({
  name: 'sealBareDocuments',
  payload: z.object({}),
  async run(_, ctx) {
    await sealBare(ctx);
  },
});
