import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { deleteUploadsOf } from './repo';
import { removeBytesOf } from './service';

export const personalData: PersonalData = {
  tables: {
    resumable_uploads: {
      notCopied: 'files on their way: each is a file, or gone, within a day',
      goneWith: 'erase, together with their bytes',
    },
  },
  erase: async (ctx, me) => removeBytesOf(ctx, await deleteUploadsOf(ctx.db, me)),
};
