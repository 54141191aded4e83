import { definePage } from '@/app/define-page';
import { AroundProduct } from '@/components/products/around-product';
import { ProductDetails } from '@/components/products/product-details';
import { ProductJsonLd } from '@/components/products/product-json-ld';
import { RichDescription } from '@/components/products/rich-description';
import { SellerCard } from '@/components/products/seller-card';
import { listProductEvaluations } from '@/lib/contract/evaluations';
import { getProduct, type ProductView } from '@/lib/contract/products';
import { getUser } from '@/lib/contract/users';
import { getTranslation } from '@/lib/i18n/server';
import type { Ctx } from '@/lib/server/ctx';
import { listEvaluations } from '@/lib/server/evaluations/service';
import * as products from '@/lib/server/making/service';
import { findProfileOf } from '@/lib/server/members/profile';
import { shopAround } from '@/lib/server/products/shop';
import { getPageCtx } from '@/lib/server/requests/page-context';
import type { prefetch } from '@/lib/server/requests/prefetch';
import { publicPage, thisSite } from '@/lib/server/requests/public-page';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { readDescription, wordsOf } from '@/lib/shared/description';
import { sharedImage } from '@/lib/shared/image';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'products',
  params: getProduct.params,
  query: (asked) => ({ isPublished: asked.published === '1' }),
  access: getPageCtx,
  subject: async ({ ctx, page, params }) => {
    const product = await page.one(getProduct, { params }, () => products.getProduct(ctx, params.id));
    return { product, about: readDescription(product.description) };
  },
  title: ({ subject }) => isolate(subject.product.title),
  head: ({ title: isolated, subject: { product, about } }) => {
    const { _id, slug, title, cover, status } = product;
    return publicPage({
      title: isolated,
      description: firstWords(wordsOf(about), 200),
      path: paths.product(_id, slug),
      isListed: status === 'published',
      card: { title, ...(cover ? { images: [{ ...sharedImage(cover), alt: title }] } : {}) },
    });
  },
  messages: ['social', 'products', 'evaluations'],
  load: async ({ ctx, page, params, subject: { product } }) => {
    const [reviews, window] = await Promise.all([
      page.list(listProductEvaluations, { params }, (query) =>
        listEvaluations(ctx, { type: 'product', id: params.id }, query),
      ),
      product.status === 'published' ? windowOf(ctx, page, product) : null,
    ]);
    return { reviews, window };
  },
  view: async ({ t, query, subject: { product, about }, data: { reviews, window } }) => {
    const { category } = product;
    const trail = [
      { name: t('market.title'), path: paths.marketplace() },
      ...(category ? [{ name: category.name, path: paths.marketplace({ category: category._id }) }] : []),
    ];
    return (
      <>
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
          id={product._id}
          about={<RichDescription blocks={about} />}
          seller={
            window?.hasSeller ? (
              <SellerCard sellerId={product.owner._id} figures={window.shop.seller} />
            ) : null
          }
          around={window ? <AroundProduct product={product} shop={window.shop} /> : null}
          justPublished={product.isMine && query.isPublished}
        />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;

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
