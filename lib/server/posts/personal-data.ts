import 'server-only';
import type { PersonalData } from '@/lib/server/personal-data-port';
import { erasePosts, takeBackActs } from './repo-erase';

export const personalData: PersonalData = {
  tables: {
    posts: {
      copied: { mine: 't.author_id = me', without: ['hot'] },
      emptied: 'comments of others hang on them; whole where somebody bought them',
    },
    post_media: {
      copied: { mine: 't.post_id in (select id from posts where author_id = me)' },
      goneWith: 'the post; stay where somebody bought it',
    },
    post_tags: {
      notCopied: 'the tags of posts once more',
      goneWith: 'the post; stay where somebody bought it',
    },
    reactions: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
    saves: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
    shares: { copied: { mine: 't.user_id = me' }, gone: 't.user_id = me' },
  },
  async erase({ db }, me) {
    await takeBackActs(db, me);
    await erasePosts(db, me);
  },
};
