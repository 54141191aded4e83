import { notFound, redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { SeeAll } from '@/components/feed/see-all';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { loadSeeAll } from './load';

const LISTS = [
  'suggested-users',
  'recommended-posts',
  'products',
  'purchased',
  'followers',
  'following',
  'companies',
] as const;

/** The "See all" links of home, explore and profiles lead here. */
const page = definePage({
  namespace: 'users',
  query: ({ of, userId }) => ({ of, userId: typeof userId === 'string' ? userId : undefined }),
  access: getPageCtx,
  title: ({ t, query }) => t(`seeAll.${oneOf(LISTS, query.of)}`),
  messages: ['social', 'products', 'companies'],
  load: async ({ page, query }) => {
    if (query.of === undefined) redirect(paths.explore());
    const of = LISTS.find((list) => list === query.of);
    if (!of) notFound();
    if (of === 'purchased') redirect(paths.purchasedPosts());
    return { of, ...(await loadSeeAll(page, of, query.userId)) };
  },
  view: ({ t, data: { of, title, owner } }) => (
    <SeeAll of={of} title={title ?? t(`seeAll.${of}`)} userId={owner} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
