import { notFound } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { WideCard } from '@/components/layout/wide-card';
import { ProductForm } from '@/components/product-form/product-form';
import { listCategories } from '@/lib/contract/platform';
import { getProduct } from '@/lib/contract/products';
import { memberSharesAt } from '@/lib/server/companies/shares';
import { env } from '@/lib/server/env';
import * as products from '@/lib/server/making/service';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'creator',
  params: getProduct.params,
  access: ({ params }) => requireMember(paths.productEdit(params.id), 'CREATOR'),
  title: ({ t }) => t('form.editTitle'),
  messages: ['creator', 'products', 'product-form', 'recordings'],
  load: async ({ ctx, page, params }) => {
    const [product, memberShares] = await Promise.all([
      page.one(getProduct, { params }, () => products.getProduct(ctx, params.id)),
      memberSharesAt(ctx, ctx.viewer.id, ctx.now),
      page.one(listCategories, {}, () => listReference(ctx, 'categories')),
    ]);
    // Only the owner has an edit page, even if others may see the product.
    if (!product.can.edit) notFound();
    return { initial: product, memberShares };
  },
  Frame: WideCard,
  view: ({ data }) => <ProductForm {...data} feeBps={env().PLATFORM_FEE_BPS} />,
});

export const { generateMetadata } = page;
export default page.Page;
