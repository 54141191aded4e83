import { definePage } from '@/app/define-page';
import { PayoutReview } from '@/components/admin/payouts/payout-review';
import { PageTitle } from '@/components/ui/page-title';
import { getAdminPayout } from '@/lib/contract/operator-payouts';
import * as review from '@/lib/server/payouts/review';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  params: getAdminPayout.params,
  access: ({ params }) => requireMember(paths.adminPayout(params.id), 'ADMIN'),
  title: ({ t }) => t('pages.payouts.title'),
  messages: ['payouts'],
  load: ({ ctx, page, params }) =>
    page.one(getAdminPayout, { params }, () => review.getAdmin(ctx, params.id)),
  view: ({ t, params, data: { number } }) => (
    <>
      <PageTitle>{t('operator-payouts:number', { number: String(number) })}</PageTitle>
      <PayoutReview payoutId={params.id} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
