import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { NotificationList } from '@/components/notifications/notification-list';
import { PageTitle } from '@/components/ui/page-title';
import { listNotifications } from '@/lib/contract/notifications';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as notifications from '@/lib/server/notifications/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('notifications');
  return { title: t('page.title'), robots: { index: false } };
}

/** The list of the notifications panel as a page: for links in letters and for the installed app. */
export default async function NotificationsPage() {
  const [ctx, { t }] = await Promise.all([
    requireMember(paths.notifications()),
    getTranslation('notifications'),
  ]);
  const page = prefetch();
  await Promise.all([
    page.list(listNotifications, {}, () => notifications.getNotifications(ctx, firstPage())),
    prefetchAside(page, ctx),
  ]);
  return (
    <Messages of={['social']}>
      <HydrationBoundary state={page.state()}>
        <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
          <PageTitle>{t('page.title')}</PageTitle>
          <NotificationList />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
