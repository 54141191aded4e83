import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { HiddenPosts } from '@/components/admin/posts/hidden-posts';
import { HideForm } from '@/components/admin/posts/hide-form';
import { PageTitle } from '@/components/ui/page-title';
import { IdParams } from '@/lib/contract/fields';
import { listHiddenPosts } from '@/lib/contract/hidden-posts';
import { getTranslation } from '@/lib/i18n/server';
import { listHiddenPage } from '@/lib/server/moderation/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.posts.title'), robots: { index: false } };
}

type PostsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PostsPage({ searchParams }: PostsPageProps) {
  const { hide } = await searchParams;
  const postId = IdParams.safeParse({ id: hide }).data?.id;
  const ctx = await requireMember(paths.adminPosts(postId), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listHiddenPosts, {}, () => listHiddenPage(ctx, listHiddenPosts.query.parse({})));
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.posts.hint')}>{t('pages.posts.title')}</PageTitle>
      <HideForm postId={postId} />
      <HiddenPosts />
    </HydrationBoundary>
  );
}
