import { definePage } from '@/app/define-page';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { NotificationList } from '@/components/notifications/notification-list';
import { PageTitle } from '@/components/ui/page-title';
import { listNotifications } from '@/lib/contract/notifications';
import * as notifications from '@/lib/server/notifications/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

/** The list of the notifications panel as a page: for links in letters and for the installed app. */
const page = definePage({
  namespace: 'notifications',
  access: () => requireMember(paths.notifications()),
  title: ({ t }) => t('page.title'),
  messages: ['social'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.list(listNotifications, {}, (query) => notifications.getNotifications(ctx, query)),
      prefetchAside(page, ctx),
    ]),
  view: ({ t }) => (
    <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
      <PageTitle>{t('page.title')}</PageTitle>
      <NotificationList />
    </PageColumns>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
