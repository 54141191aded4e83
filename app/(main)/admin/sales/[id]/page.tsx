import { definePage } from '@/app/define-page';
import { SaleStoryPage } from '@/components/admin/sales/sale-story-page';
import { getSaleStory } from '@/lib/contract/operator-sales';
import { requireMember } from '@/lib/server/requests/page-viewer';
import * as sales from '@/lib/server/sales/service';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  params: getSaleStory.params,
  access: ({ params }) => requireMember(paths.adminOrder(params.id), 'ADMIN'),
  title: ({ t }) => t('pages.sales.title'),
  messages: ['orders', 'checkout', 'refunds', 'sale-refunds', 'disputes'],
  load: ({ ctx, page, params }) =>
    page.one(getSaleStory, { params }, () => sales.getSaleStory(ctx, params.id)),
  view: ({ params }) => <SaleStoryPage id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
