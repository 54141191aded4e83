'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Evaluations } from '@/components/evaluations/evaluations';
import { partsOf } from '@/components/kinds/table';
import { QueryView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { useProduct } from '@/hooks/products/use-product';
import { useReportView } from '@/hooks/products/use-report-view';
import { paths } from '@/lib/shared/paths';
import { BuyBar } from './buy-bar';
import { BuyCard } from './buy-card';
import { ProductComments } from './product-comments';
import styles from './product-details.module.css';
import { ProductFacts } from './product-facts';
import { ProductGallery } from './product-gallery';
import { ProductHeader } from './product-header';
import { ProductPoints } from './product-points';
import { ProductSkeleton } from './product-skeleton';

type ProductDetailsProps = {
  id: string;
  /** Its description, rendered by the server: reading Markdown takes a library that browsers need not load. */
  about: ReactNode;
  /** The seller and the lists below the product, rendered by the server as well. */
  seller?: ReactNode;
  around?: ReactNode;
  /** It has just been published. */
  justPublished?: boolean;
};

/** The page of a product: the facts at the start, the buttons to buy at the end. */
export function ProductDetails({ id, about, seller, around, justPublished = false }: ProductDetailsProps) {
  const { t } = useTranslation('products');
  const aboutId = useId();
  const query = useProduct(id);
  useReportView(query.data);
  return (
    <QueryView
      query={query}
      failed={t('page.failed')}
      skeleton={<ProductSkeleton />}
      missing={
        <EmptyView
          drawing="lost"
          titleAs="h1"
          title={t('page.notFound')}
          subtitle={t('page.notFoundHint')}
          action={<Button href={paths.marketplace()}>{t('page.browse')}</Button>}
        />
      }
    >
      {(product) => {
        const { Outline } = partsOf(product.kind);
        return (
          <article className={styles.product}>
            <div className={styles.columns}>
              <div className={`stack gap-6 min-0 ${styles.lead}`}>
                {justPublished ? <Alert severity="success">{t('page.publishedNotice')}</Alert> : null}
                <ProductHeader product={product} />
                <ProductGallery product={product} />
              </div>
              <aside className={`stack gap-6 min-0 ${styles.aside}`}>
                <BuyCard product={product} />
                {seller}
              </aside>
              <div className={`stack gap-6 min-0 ${styles.rest}`}>
                <section aria-labelledby={aboutId} className="grid gap-2">
                  <h2 id={aboutId} className="type-h5">
                    {t('page.about')}
                  </h2>
                  {product.description ? (
                    about
                  ) : (
                    <p className="type-body2 text-secondary">{t('page.noDescription')}</p>
                  )}
                </section>
                <ProductPoints product={product} />
                <Outline
                  product={product}
                  outline={product.outline}
                  forSale={product.entitlementId === null && !product.isMine}
                />
                <ProductFacts product={product} />
                <Evaluations subject={{ type: 'product', id: product._id }} isSold />
                {product.status === 'published' ? <ProductComments product={product} /> : null}
              </div>
            </div>
            {around}
            <BuyBar product={product} />
          </article>
        );
      }}
    </QueryView>
  );
}
