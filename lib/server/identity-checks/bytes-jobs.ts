import 'server-only';
import { z } from 'zod';
import { storage } from '@/lib/server/adapters/storage/choose';
import { defineJob } from '@/lib/server/jobs/define-job';
import { isKept } from './repo-documents';

/** Removes the bytes of documents whose rows are gone, and checks that they are removed. */
export const forgetDocumentBytes = defineJob({
  name: 'forgetDocumentBytes',
  payload: z.object({ keys: z.array(z.string()) }),
  async run({ keys }) {
    for (const key of keys) await storage().remove(key);
    for (const key of keys)
      if (await storage().exists(key)) throw new Error(`an identity document is still stored: ${key}`);
  },
});

/** An hour after bytes were stored: removes them where no row names them. */
export const forgetUnusedDocument = defineJob({
  name: 'forgetUnkeptDocument',
  payload: z.object({ storageKey: z.string() }),
  async run({ storageKey }, ctx) {
    if (!(await isKept(ctx.db, storageKey))) await storage().remove(storageKey);
  },
});
