import { definePage } from '@/app/define-page';
import { RevenueDetails } from '@/components/revenue/revenue-details';
import { AppLink } from '@/components/ui/app-link';
import { getRevenueDetails } from '@/lib/contract/revenue-share';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as revenue from '@/lib/server/revenue-share/service';
import { formatMonth } from '@/lib/shared/months';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'revenue',
  params: getRevenueDetails.query.pick({ month: true }),
  access: ({ params }) => requireMember(paths.revenueReport(params.month)),
  title: ({ t, intl, params }) => t('details.title', { month: formatMonth(params.month, intl) }),
  messages: ['finance'],
  load: ({ ctx, page, params }) =>
    page.list(getRevenueDetails, { query: params }, (query) => revenue.getRevenueDetails(ctx, query)),
  subtitle: ({ t }) => <AppLink href={paths.finance('revenue-report')}>{t('details.back')}</AppLink>,
  view: ({ params }) => <RevenueDetails month={params.month} />,
});

export const { generateMetadata } = page;
export default page.Page;
