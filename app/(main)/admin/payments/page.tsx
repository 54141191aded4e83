import { definePage } from '@/app/define-page';
import { StuckPayments } from '@/components/admin/payments/stuck-payments';
import { listStuckPayments } from '@/lib/contract/stuck-payments';
import { listStuckOnes } from '@/lib/server/reconciliation/stuck-payments';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminPayments(), 'ADMIN'),
  title: ({ t }) => t('pages.payments.title'),
  load: ({ ctx, page }) =>
    page.list(listStuckPayments, { query: { status: 'waiting' } }, (query) => listStuckOnes(ctx, query)),
  subtitle: ({ t }) => t('pages.payments.hint'),
  view: () => <StuckPayments />,
});

export const { generateMetadata } = page;
export default page.Page;
