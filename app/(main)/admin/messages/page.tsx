import { definePage } from '@/app/define-page';
import { ReportedMessages } from '@/components/admin/messages/reported-messages';
import { listReportedMessages } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/message-review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminMessages(), 'ADMIN'),
  title: ({ t }) => t('pages.messages.title'),
  load: ({ ctx, page }) =>
    page.list(listReportedMessages, {}, (query) => messages.listReportedMessages(ctx, query)),
  subtitle: ({ t }) => t('pages.messages.hint'),
  view: () => <ReportedMessages />,
});

export const { generateMetadata } = page;
export default page.Page;
