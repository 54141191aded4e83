import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { enqueueRecount } from './counts';
import { eraseComments } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    comment_reports: { copied: { mine: 't.reporter_id = me' }, gone: 't.reporter_id = me' },
    comments: { copied: { mine: 't.author_id = me' }, emptied: 'answers of others hang on them' },
  },
  async erase(ctx, me) {
    await eraseComments(ctx.db, me);
    await enqueueRecount(ctx, me);
  },
};
