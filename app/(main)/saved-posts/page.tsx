import { definePage } from '@/app/define-page';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { SavedPosts } from '@/components/posts/saved-posts';
import { PageTitle } from '@/components/ui/page-title';
import { postSource } from '@/hooks/posts/post-source';
import * as posts from '@/lib/server/posts/lists';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

const { endpoint, input } = postSource({ of: 'saved' });

const page = definePage({
  namespace: 'posts',
  access: () => requireMember(paths.savedPosts()),
  title: ({ t }) => t('saved.title'),
  messages: ['social', 'products'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.list(endpoint, input, () => posts.listSavedPosts(ctx, firstPage())),
      prefetchAside(page, ctx),
    ]),
  view: ({ t }) => (
    <PageColumns aside={<HomeAside />} asideLabel={t('feed.suggested')}>
      <PageTitle>{t('saved.title')}</PageTitle>
      <SavedPosts />
    </PageColumns>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
