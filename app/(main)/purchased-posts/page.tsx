import { definePage } from '@/app/define-page';
import { Purchases } from '@/components/purchases/purchases';
import { listPurchases } from '@/lib/contract/purchases';
import { listOwnRefunds } from '@/lib/contract/refunds';
import * as library from '@/lib/server/library/service';
import * as refunds from '@/lib/server/refunds/views';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'orders',
  access: () => requireMember(paths.purchasedPosts()),
  title: ({ t }) => t('purchases.title'),
  messages: ['products', 'orders', 'refunds'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.list(listPurchases, {}, (query) => library.listPurchases(ctx, query)),
      page.list(listOwnRefunds, {}, (query) => refunds.listOwnRefunds(ctx, query)),
    ]),
  subtitle: ({ t }) => t('purchases.subtitle'),
  view: () => <Purchases />,
});

export const { generateMetadata } = page;
export default page.Page;
