import { definePage } from '@/app/define-page';
import { WideCard } from '@/components/layout/wide-card';
import { ProductForm } from '@/components/product-form/product-form';
import { listCategories } from '@/lib/contract/platform';
import { memberSharesAt } from '@/lib/server/companies/shares';
import { env } from '@/lib/server/env';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'creator',
  access: () => requireMember(paths.productCreate(), 'CREATOR'),
  title: ({ t }) => t('form.createTitle'),
  messages: ['creator', 'products', 'product-form', 'recordings'],
  load: async ({ ctx, page }) => {
    const [memberShares] = await Promise.all([
      memberSharesAt(ctx, ctx.viewer.id, ctx.now),
      page.one(listCategories, {}, () => listReference(ctx, 'categories')),
    ]);
    return { memberShares };
  },
  Frame: WideCard,
  view: ({ data }) => <ProductForm initial={null} {...data} feeBps={env().PLATFORM_FEE_BPS} />,
});

export const { generateMetadata } = page;
export default page.Page;
