import { definePage } from '@/app/define-page';
import { PageColumn } from '@/components/layout/page-column';
import { OrderPage } from '@/components/orders/order-page';
import { listGateways } from '@/lib/contract/gateways';
import { getOrder } from '@/lib/contract/orders';
import { getOrderRefunds } from '@/lib/contract/refunds';
import * as orders from '@/lib/server/orders/service';
import { gatewaysOn } from '@/lib/server/payments/gateways';
import * as refunds from '@/lib/server/refunds/views';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'orders',
  params: getOrder.params,
  query: ({ paid, again }) => ({
    paid: typeof paid === 'string' ? paid : undefined,
    again: again === '1',
  }),
  access: ({ params }) => requireMember(paths.order(params.id)),
  title: ({ t }) => t('metaTitle'),
  messages: ['orders', 'refunds', 'checkout'],
  load: async ({ ctx, page, params }) => {
    await page.one(listGateways, {}, gatewaysOn);
    await Promise.all([
      page.one(getOrder, { params }, () => orders.getOrder(ctx, params.id)),
      page.one(getOrderRefunds, { params }, () => refunds.getOrderRefunds(ctx, params.id)),
    ]);
  },
  Frame: PageColumn,
  view: ({ params, query }) => <OrderPage id={params.id} {...query} />,
});

export const { generateMetadata } = page;
export default page.Page;
