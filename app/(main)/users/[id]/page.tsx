import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { ProfileDetails } from '@/components/profile/profile-details';
import { ProfileJsonLd } from '@/components/profile/profile-json-ld';
import { postSource } from '@/hooks/posts/post-source';
import { productSource } from '@/hooks/products/product-source';
import { getUser } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { getProfile } from '@/lib/server/members/profile';
import * as posts from '@/lib/server/posts/lists';
import * as products from '@/lib/server/products/lists';
import { pageAt } from '@/lib/server/requests/first-page';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { sharedImage } from '@/lib/shared/image';
import { oneOf } from '@/lib/shared/one-of';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../../prefetch-aside';
import { prefetchMembers } from './prefetch-members';
import { prefetchWords } from './prefetch-words';

type ProfilePageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ tab?: string | string[]; cursor?: string | string[] }>;
};

const TABS = ['posts', 'products'] as const;

/** Metadata and page show the same person, read once. */
const load = cache(async (id: string) => {
  if (!getUser.params.safeParse({ id }).success) notFound();
  const page = prefetch();
  const ctx = await getPageCtx();
  const profile = await page.one(getUser, { params: { id } }, () => getProfile(ctx, id));
  return { ctx, page, profile };
});

export async function generateMetadata({ params }: ProfilePageProps): Promise<Metadata> {
  const { profile } = await load((await params).id);
  const { t } = await getTranslation('users');
  const name = isolate(profile.name);
  const title = profile.headline ? `${name}: ${isolate(firstWords(profile.headline, 60))}` : name;
  const description = firstWords(profile.bio, 200) || t('profile.description', { name });
  const picture = profile.cover ?? profile.picture;
  return publicPage({
    title,
    description,
    path: paths.user(profile._id),
    card: {
      type: 'profile',
      username: profile.handle,
      ...(picture ? { images: [{ ...sharedImage(picture), alt: profile.name }] } : {}),
    },
  });
}

export default async function ProfilePage({ params, searchParams }: ProfilePageProps) {
  const [{ id }, { tab: asked, cursor }] = await Promise.all([params, searchParams]);
  const [{ ctx, page, profile }, { t }] = await Promise.all([load(id), getTranslation('posts')]);
  const tab = oneOf(TABS, asked);
  const query = pageAt(cursor);
  const made = postSource({ of: 'user', userId: id });
  const sold = productSource({ of: 'user', userId: id });
  await Promise.all([
    tab === 'posts'
      ? page.list(made.endpoint, made.input, () => posts.listUserPosts(ctx, id, query), query.cursor)
      : page.list(sold.endpoint, sold.input, () => products.listUserProducts(ctx, id, query), query.cursor),
    prefetchAside(page, ctx),
    prefetchMembers(page, ctx, profile),
    profile.role !== 'MEMBER' && !profile.isBlocked && prefetchWords(page, ctx, id),
  ]);
  return (
    <Messages of={['social', 'products', 'companies']}>
      <HydrationBoundary state={page.state()}>
        <ProfileJsonLd
          profile={profile}
          trail={[{ name: t('explore:tabs.users'), path: paths.explore('users') }]}
          site={await thisSite()}
        />
        <PageColumns aside={<HomeAside />} asideLabel={t('feed.suggested')}>
          <ProfileDetails id={id} tab={tab} />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
