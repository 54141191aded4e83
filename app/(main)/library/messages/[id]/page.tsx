import { definePage } from '@/app/define-page';
import { ReceivedMessages } from '@/components/kinds/courses/messages/received-messages';
import { PageColumn } from '@/components/layout/page-column';
import { listReceivedMessages } from '@/lib/contract/kinds/course-messages';
import * as messages from '@/lib/server/kinds/courses/messages';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'course-room',
  params: listReceivedMessages.params,
  access: ({ params }) => requireMember(paths.courseMessages(params.id)),
  title: ({ t }) => t('messages.link'),
  messages: ['course-room'],
  load: ({ ctx, page, params }) =>
    page.list(listReceivedMessages, { params }, (query) =>
      messages.listReceivedMessages(ctx, params.id, query),
    ),
  Frame: PageColumn,
  view: ({ params }) => <ReceivedMessages courseId={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
