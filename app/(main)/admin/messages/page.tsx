import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ReportedMessages } from '@/components/admin/messages/reported-messages';
import { PageTitle } from '@/components/ui/page-title';
import { listReportedMessages } from '@/lib/contract/kinds/course-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as messages from '@/lib/server/kinds/courses/message-review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.messages.title'), robots: { index: false } };
}

export default async function ReportedMessagesPage() {
  const ctx = await requireMember(paths.adminMessages(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listReportedMessages, {}, () =>
    messages.listReportedMessages(ctx, listReportedMessages.query.parse({})),
  );
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.messages.hint')}>{t('pages.messages.title')}</PageTitle>
      <ReportedMessages />
    </HydrationBoundary>
  );
}
