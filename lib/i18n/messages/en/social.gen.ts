// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import blocksMessages from '@/locales/en/blocks.json';
import exploreMessages from '@/locales/en/explore.json';
import postsMessages from '@/locales/en/posts.json';
import profileMessages from '@/locales/en/profile.json';
import searchMessages from '@/locales/en/search.json';
import usersMessages from '@/locales/en/users.json';

export default {
  'blocks': blocksMessages,
  'explore': exploreMessages,
  'posts': postsMessages,
  'profile': profileMessages,
  'search': searchMessages,
  'users': usersMessages,
};
