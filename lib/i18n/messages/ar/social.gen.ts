// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import blocksMessages from '@/locales/ar/blocks.json';
import exploreMessages from '@/locales/ar/explore.json';
import postsMessages from '@/locales/ar/posts.json';
import profileMessages from '@/locales/ar/profile.json';
import searchMessages from '@/locales/ar/search.json';
import usersMessages from '@/locales/ar/users.json';

export default {
  'blocks': blocksMessages,
  'explore': exploreMessages,
  'posts': postsMessages,
  'profile': profileMessages,
  'search': searchMessages,
  'users': usersMessages,
};
