import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReceivedMessages } from '@/components/kinds/courses/messages/received-messages';
import { PageColumn } from '@/components/layout/page-column';
import { listReceivedMessages } from '@/lib/contract/kinds/course-messages';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as messages from '@/lib/server/kinds/courses/messages';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('course-room');
  return { title: t('messages.link'), robots: { index: false } };
}

type MessagesPageProps = { params: Promise<{ id: string }> };

export default async function MessagesPage({ params }: MessagesPageProps) {
  const given = listReceivedMessages.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.courseMessages(id));
  const page = prefetch();
  await page.list(listReceivedMessages, { params: { id } }, () =>
    messages.listReceivedMessages(ctx, id, listReceivedMessages.query.parse({})),
  );
  return (
    <Messages of={['course-room']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <ReceivedMessages courseId={id} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
