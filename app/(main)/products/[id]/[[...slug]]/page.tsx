import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ProductDetails } from '@/components/products/product-details';
import { ProductJsonLd } from '@/components/products/product-json-ld';
import { getProduct, listProductEvaluations, type ProductView } from '@/lib/contract/products';
import { env } from '@/lib/server/env';
import { getPageCtx } from '@/lib/server/http/page-context';
import { prefetch } from '@/lib/server/http/prefetch';
import { listEvaluations } from '@/lib/server/products/evaluations';
import * as products from '@/lib/server/products/service';
import { isolate } from '@/lib/shared/arabic';
import { imageSrc } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

type ProductPageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ published?: string }>;
};

const DESCRIBED = 200;

/** Metadata and page show the same product, read once. */
const load = cache(async (id: string) => {
  const given = getProduct.params.safeParse({ id });
  if (!given.success) notFound();
  const page = prefetch();
  const ctx = await getPageCtx();
  const product = await page.one(getProduct, { params: { id } }, () => products.getProduct(ctx, id));
  return { ctx, page, product };
});

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { product } = await load((await params).id);
  const title = isolate(product.title);
  const description = product.description.replace(/\s+/g, ' ').slice(0, DESCRIBED);
  const url = paths.product(product._id, product.slug);
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: product.status === 'published' ? undefined : { index: false },
    openGraph: { title: product.title, description, url, images: shareImages(product) },
  };
}

function shareImages({ cover }: ProductView): string[] | undefined {
  return cover ? [imageSrc(cover, 1280)] : undefined;
}

export default async function ProductPage({ params, searchParams }: ProductPageProps) {
  const [{ id }, { published }] = await Promise.all([params, searchParams]);
  const { ctx, page, product } = await load(id);
  await page.list(listProductEvaluations, { params: { id } }, () =>
    listEvaluations(ctx, id, listProductEvaluations.query.parse({})),
  );
  return (
    <HydrationBoundary state={page.state()}>
      {product.status === 'published' ? <ProductJsonLd product={product} origin={env().APP_URL} /> : null}
      <ProductDetails id={id} justPublished={product.isMine && published === '1'} />
    </HydrationBoundary>
  );
}
