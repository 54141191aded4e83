import { definePage } from '@/app/define-page';
import { PageColumn } from '@/components/layout/page-column';
import { Library } from '@/components/purchases/library';
import { getPurchase } from '@/lib/contract/purchases';
import { kindOf } from '@/lib/server/kinds/index';
import * as library from '@/lib/server/library/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'orders',
  params: getPurchase.params,
  access: ({ params }) => requireMember(paths.library(params.id)),
  title: ({ t }) => t('purchases.title'),
  messages: ['products', 'orders'],
  load: async ({ ctx, page, params }) => {
    const { access, product } = await page.one(getPurchase, { params }, () =>
      library.getPurchase(ctx, params.id),
    );
    if (access === 'active' && product) await kindOf(product.type).openRoom(ctx, params.id, page);
  },
  Frame: PageColumn,
  view: ({ params }) => <Library entitlementId={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
