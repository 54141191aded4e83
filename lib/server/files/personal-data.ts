import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { deleteUnusedOf } from './repo-erase';
import { removeStored } from './unused-files';

export const personalData: PersonalData = {
  tables: {
    files: {
      copied: { mine: 't.owner_id = me', without: ['storage_key'] },
      goneWith: 'what showed them; stay where buyers hold them or see what they bought',
    },
    uploads: {
      notCopied: 'files on their way: each is there, or gone, within a day',
      gone: 't.owner_id = me',
    },
  },
  erase: async (ctx, me) => removeStored(ctx, await deleteUnusedOf(ctx.db, me)),
};
