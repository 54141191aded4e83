import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ReportedComments } from '@/components/admin/comments/reported-comments';
import { PageTitle } from '@/components/ui/page-title';
import { listReportedComments } from '@/lib/contract/comment-reports';
import { getTranslation } from '@/lib/i18n/server';
import * as comments from '@/lib/server/comments/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.comments.title'), robots: { index: false } };
}

export default async function ReportedCommentsPage() {
  const ctx = await requireMember(paths.adminComments(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  const query = { state: 'waiting' } as const;
  await page.list(listReportedComments, { query }, () =>
    comments.listReportedComments(ctx, listReportedComments.query.parse(query)),
  );
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.comments.hint')}>{t('pages.comments.title')}</PageTitle>
      <ReportedComments />
    </HydrationBoundary>
  );
}
