import blocks from '@/locales/ar/blocks.json';
import explore from '@/locales/ar/explore.json';
import posts from '@/locales/ar/posts.json';
import profile from '@/locales/ar/profile.json';
import search from '@/locales/ar/search.json';
import users from '@/locales/ar/users.json';

export default { posts, users, blocks, explore, profile, search };
