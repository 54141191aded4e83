import { definePage } from '@/app/define-page';
import { Receipts } from '@/components/admin/receipts/receipts';
import { listReceipts } from '@/lib/contract/transfers';
import * as queue from '@/lib/server/bank-transfers/queue';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'transfers',
  access: () => requireMember(paths.adminReceipts(), 'ADMIN'),
  title: ({ t }) => t('queue.title'),
  messages: ['checkout'],
  load: ({ ctx, page }) =>
    page.list(listReceipts, { query: { status: 'submitted' } }, (query) => queue.listQueue(ctx, query)),
  subtitle: ({ t }) => t('queue.subtitle'),
  view: () => <Receipts />,
});

export const { generateMetadata } = page;
export default page.Page;
