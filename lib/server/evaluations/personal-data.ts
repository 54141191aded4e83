import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseEvaluations } from './repo-erase';
import { listVoted, lockEvaluations, updateVotes } from './repo-votes';

export const personalData: PersonalData = {
  tables: {
    evaluations: {
      copied: { mine: 't.author_id = me', without: ['helpfulness', 'reply'] },
      emptied: 'averages rest on their stars',
    },
    evaluation_replies: { copied: { mine: 't.author_id = me' }, gone: 't.author_id = me' },
    evaluation_votes: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
  async erase({ db, now }, me) {
    await eraseEvaluations(db, me, now);
    const voted = await listVoted(db, me);
    if (voted.length === 0) return;
    await lockEvaluations(db, voted);
    await updateVotes(db, voted, me);
  },
};
