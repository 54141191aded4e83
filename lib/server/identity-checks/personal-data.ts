import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { forget } from './bytes';
import { deleteOfPerson } from './repo-documents';

export const personalData: PersonalData = {
  tables: {
    identity_checks: {
      copied: { mine: 't.user_id = me', without: ['decided_by'] },
      gone: 't.user_id = me',
    },
    // That they were sent; what they show is the operator's alone, and goes a day after the decision.
    identity_documents: {
      copied: { mine: 't.user_id = me', without: ['storage_key', 'sealed_key'] },
      goneWith: 'erase, and their bytes by a job',
    },
  },
  erase: async (ctx, me) => forget(ctx, await deleteOfPerson(ctx.db, me)),
};
