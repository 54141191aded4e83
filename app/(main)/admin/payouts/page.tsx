import { definePage } from '@/app/define-page';
import { BankFiles } from '@/components/admin/payouts/bank-files';
import { PayoutQueue } from '@/components/admin/payouts/payout-queue';
import styles from '@/components/admin/payouts/payouts.module.css';
import { SendWaiting } from '@/components/admin/payouts/send-waiting';
import { listAdminPayouts, listPayoutBatches, PayoutQueue as Queue } from '@/lib/contract/operator-payouts';
import * as batches from '@/lib/server/payouts/batches';
import * as review from '@/lib/server/payouts/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  query: (asked) => ({ status: Queue.safeParse(asked.status).data ?? 'pending' }),
  access: ({ query }) => requireMember(paths.adminPayouts(query.status), 'ADMIN'),
  title: ({ t }) => t('pages.payouts.title'),
  messages: ['payouts'],
  load: ({ ctx, page, query: { status } }) =>
    Promise.all([
      page.list(listAdminPayouts, { query: { status } }, (query) => review.listAdmin(ctx, query)),
      page.list(listPayoutBatches, {}, (query) => batches.listPayoutBatches(ctx, query)),
    ]),
  subtitle: ({ t }) => t('pages.payouts.hint'),
  view: ({ query }) => (
    <div className={styles.page}>
      <PayoutQueue status={query.status} />
      <SendWaiting />
      <BankFiles />
    </div>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
