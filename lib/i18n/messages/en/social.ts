import blocks from '@/locales/en/blocks.json';
import explore from '@/locales/en/explore.json';
import posts from '@/locales/en/posts.json';
import profile from '@/locales/en/profile.json';
import search from '@/locales/en/search.json';
import users from '@/locales/en/users.json';

export default { posts, users, blocks, explore, profile, search };
