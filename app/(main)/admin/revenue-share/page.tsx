import { definePage } from '@/app/define-page';
import { RevenueMonths } from '@/components/admin/revenue/revenue-months';
import { listRevenueMonths } from '@/lib/contract/revenue-share';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as revenue from '@/lib/server/revenue-share/operator';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'revenue',
  access: () => requireMember(paths.adminRevenueShare(), 'ADMIN'),
  title: ({ t }) => t('operator.title'),
  messages: ['finance'],
  load: ({ ctx, page }) => page.list(listRevenueMonths, {}, (query) => revenue.listRevenueMonths(ctx, query)),
  subtitle: ({ t }) => t('operator.subtitle'),
  view: () => <RevenueMonths />,
});

export const { generateMetadata } = page;
export default page.Page;
