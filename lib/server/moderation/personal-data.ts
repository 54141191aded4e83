import type { PersonalData } from '@/lib/server/personal-data-port';

export const personalData: PersonalData = {
  tables: {
    hidden_posts: {
      copied: {
        mine: 't.post_id in (select id from posts where author_id = me)',
        without: ['hidden_by', 'shown_by'],
      },
      kept: 'history: why an operator hid a post',
    },
  },
};
