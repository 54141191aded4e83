import { definePage } from '@/app/define-page';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { ProfileDetails } from '@/components/profile/profile-details';
import { ProfileJsonLd } from '@/components/profile/profile-json-ld';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { getUser } from '@/lib/contract/users';
import { getProfile } from '@/lib/server/members/profile';
import * as posts from '@/lib/server/posts/lists';
import * as products from '@/lib/server/products/lists';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { sharedImage } from '@/lib/shared/image';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../../prefetch-aside';
import { prefetchMembers } from './prefetch-members';
import { prefetchWords } from './prefetch-words';

const TABS = ['posts', 'products'] as const;

const page = definePage({
  namespace: 'users',
  params: getUser.params,
  query: ({ tab, cursor }) => ({ tab: oneOf(TABS, tab), at: pageAt(cursor) }),
  access: getPageCtx,
  subject: ({ ctx, page, params }) => page.one(getUser, { params }, () => getProfile(ctx, params.id)),
  title: ({ subject: { name, headline } }) =>
    headline ? `${isolate(name)}: ${isolate(firstWords(headline, 60))}` : isolate(name),
  head: ({ t, title, subject: profile }) => {
    const picture = profile.cover ?? profile.picture;
    return publicPage({
      title,
      description: firstWords(profile.bio, 200) || t('profile.description', { name: isolate(profile.name) }),
      path: paths.user(profile._id),
      card: {
        type: 'profile',
        username: profile.handle,
        ...(picture ? { images: [{ ...sharedImage(picture), alt: profile.name }] } : {}),
      },
    });
  },
  messages: ['social', 'products', 'companies'],
  load: async ({ ctx, page, params: { id }, query: { tab, at }, subject: profile }) => {
    const made = postSource({ of: 'user', userId: id });
    const sold = productSource({ of: 'user', userId: id });
    await Promise.all([
      tab === 'posts'
        ? page.list(made.endpoint, made.input, () => posts.listUserPosts(ctx, id, at), at.cursor)
        : page.list(sold.endpoint, sold.input, () => products.listUserProducts(ctx, id, at), at.cursor),
      prefetchAside(page, ctx),
      prefetchMembers(page, ctx, profile),
      profile.role !== 'MEMBER' && !profile.isBlocked && prefetchWords(page, ctx, id),
    ]);
  },
  view: async ({ t, params, query, subject: profile }) => (
    <>
      <ProfileJsonLd
        profile={profile}
        trail={[{ name: t('explore:tabs.users'), path: paths.explore('users') }]}
        site={await thisSite()}
      />
      <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
        <ProfileDetails id={params.id} tab={query.tab} />
      </PageColumns>
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
