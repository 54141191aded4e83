import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { WideCard } from '@/components/layout/wide-card';
import { ProductForm } from '@/components/product-form/product-form';
import { listCategories } from '@/lib/contract/platform';
import { getProduct } from '@/lib/contract/products';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { memberSharesAt } from '@/lib/server/companies/shares';
import { env } from '@/lib/server/env';
import * as products from '@/lib/server/making/service';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('creator');
  return { title: t('form.editTitle'), robots: { index: false } };
}

type EditProductPageProps = { params: Promise<{ id: string }> };

export default async function EditProductPage({ params }: EditProductPageProps) {
  const given = getProduct.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.productEdit(id), 'CREATOR');
  const page = prefetch();
  const [product, memberShares] = await Promise.all([
    page.one(getProduct, { params: { id } }, () => products.getProduct(ctx, id)),
    memberSharesAt(ctx, ctx.viewer.id, ctx.now),
    page.one(listCategories, {}, () => listReference(ctx, 'categories')),
  ]);
  // Only the owner has an edit page, even if others may see the product.
  if (!product.can.edit) notFound();
  return (
    <Messages of={['creator', 'products', 'product-form', 'recordings']}>
      <HydrationBoundary state={page.state()}>
        <WideCard>
          <ProductForm initial={product} feeBps={env().PLATFORM_FEE_BPS} memberShares={memberShares} />
        </WideCard>
      </HydrationBoundary>
    </Messages>
  );
}
