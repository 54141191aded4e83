import { definePage } from '@/app/define-page';
import { Webhooks } from '@/components/admin/webhooks/webhooks';
import { listWebhooks } from '@/lib/contract/webhooks';
import { listStoredEvents } from '@/lib/server/reconciliation/console';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const Filter = listWebhooks.query.pick({ status: true, source: true, type: true });

const page = definePage({
  namespace: 'webhooks',
  query: (asked) => Filter.safeParse(asked).data ?? {},
  access: ({ query }) => requireMember(paths.adminWebhooks(query), 'ADMIN'),
  title: ({ t }) => t('title'),
  load: ({ ctx, page, query: filter }) =>
    page.list(listWebhooks, { query: filter }, (query) => listStoredEvents(ctx, query)),
  subtitle: ({ t }) => t('subtitle'),
  view: ({ query }) => <Webhooks filter={query} />,
});

export const { generateMetadata } = page;
export default page.Page;
