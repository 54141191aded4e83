import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { AroundProduct } from '@/components/products/around-product';
import { ProductDetails } from '@/components/products/product-details';
import { ProductJsonLd } from '@/components/products/product-json-ld';
import { RichDescription } from '@/components/products/rich-description';
import { SellerCard } from '@/components/products/seller-card';
import { listProductEvaluations } from '@/lib/contract/evaluations';
import { getProduct, type ProductView } from '@/lib/contract/products';
import { getUser } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import type { Ctx } from '@/lib/server/ctx';
import { listEvaluations } from '@/lib/server/evaluations/service';
import * as products from '@/lib/server/making/service';
import { findProfileOf } from '@/lib/server/members/profile';
import { shopAround } from '@/lib/server/products/shop';
import { getPageCtx } from '@/lib/server/requests/page-context';
import { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { readDescription, wordsOf } from '@/lib/shared/description';
import { sharedImage } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

type ProductPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ published?: string }>;
};

/** Metadata and page show the same product and description, read once. */
const load = cache(async (id: string) => {
  const given = getProduct.params.safeParse({ id });
  if (!given.success) notFound();
  const page = prefetch();
  const ctx = await getPageCtx();
  const product = await page.one(getProduct, { params: { id } }, () => products.getProduct(ctx, id));
  return { ctx, page, product, about: readDescription(product.description) };
});

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { product, about } = await load((await params).id);
  const { title, cover } = product;
  return publicPage({
    title: isolate(title),
    description: firstWords(wordsOf(about), 200),
    path: paths.product(product._id, product.slug),
    isListed: product.status === 'published',
    card: { title, ...(cover ? { images: [{ ...sharedImage(cover), alt: title }] } : {}) },
  });
}

export default async function ProductPage({ params, searchParams }: ProductPageProps) {
  const [{ id }, { published }] = await Promise.all([params, searchParams]);
  const { ctx, page, product, about } = await load(id);
  const [reviews, window, { t }] = await Promise.all([
    page.list(listProductEvaluations, { params: { id } }, () =>
      listEvaluations(ctx, { type: 'product', id }, listProductEvaluations.query.parse({})),
    ),
    product.status === 'published' ? windowOf(ctx, page, product) : null,
    getTranslation('products'),
  ]);
  const { category } = product;
  const trail = [
    { name: t('market.title'), path: paths.marketplace() },
    ...(category ? [{ name: category.name, path: paths.marketplace({ category: category._id }) }] : []),
  ];
  return (
    <Messages of={['social', 'products', 'evaluations']}>
      <HydrationBoundary state={page.state()}>
        {product.status === 'published' ? (
          <ProductJsonLd
            product={product}
            words={wordsOf(about)}
            reviews={reviews.data}
            t={(await getTranslation('kinds-bookings')).t}
            trail={trail}
            site={await thisSite()}
          />
        ) : null}
        <ProductDetails
          id={id}
          about={<RichDescription blocks={about} />}
          seller={
            window?.hasSeller ? (
              <SellerCard sellerId={product.owner._id} figures={window.shop.seller} />
            ) : null
          }
          around={window ? <AroundProduct product={product} shop={window.shop} /> : null}
          justPublished={product.isMine && published === '1'}
        />
      </HydrationBoundary>
    </Messages>
  );
}

/** The lists around a product. The seller's profile goes to the browser, which needs it for the Follow button. */
async function windowOf(ctx: Ctx, page: ReturnType<typeof prefetch>, product: ProductView) {
  const { _id: id, owner, category, type } = product;
  const [shop, seller] = await Promise.all([
    shopAround(ctx, { id, ownerId: owner._id, categoryId: category?._id ?? null, type }),
    findProfileOf(ctx, owner._id),
  ]);
  if (seller) await page.one(getUser, { params: { id: owner._id } }, async () => seller);
  return { shop, hasSeller: seller !== null };
}
