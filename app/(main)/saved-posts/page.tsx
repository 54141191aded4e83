import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { SavedPosts } from '@/components/posts/saved-posts';
import { PageTitle } from '@/components/ui/page-title';
import { postSource } from '@/hooks/posts/post-source';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as posts from '@/lib/server/posts/lists';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('posts');
  return { title: t('saved.title'), robots: { index: false } };
}

export default async function SavedPostsPage() {
  const [ctx, { t }] = await Promise.all([requireMember(paths.savedPosts()), getTranslation('posts')]);
  const page = prefetch();
  const { endpoint, input } = postSource({ of: 'saved' });
  await Promise.all([
    page.list(endpoint, input, () => posts.listSavedPosts(ctx, firstPage())),
    prefetchAside(page, ctx),
  ]);
  return (
    <Messages of={['social', 'products']}>
      <HydrationBoundary state={page.state()}>
        <PageColumns aside={<HomeAside />} asideLabel={t('feed.suggested')}>
          <PageTitle>{t('saved.title')}</PageTitle>
          <SavedPosts />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
