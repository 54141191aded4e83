'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEvaluations } from '@/hooks/products/use-evaluations';
import type { ProductView } from '@/lib/contract/products';
import { ReviewForm } from './review-form';
import { ReviewHistogram } from './review-histogram';
import { ReviewRow } from './review-row';
import styles from './reviews.module.css';

type ReviewsProps = { product: ProductView };

/** The reviews of buyers, and a form for the viewer if they bought the product. */
export function Reviews({ product }: ReviewsProps) {
  const { t } = useTranslation('products');
  const titleId = useId();
  const reviews = useEvaluations(product._id);
  const mine = reviews.first?.mine ?? null;
  return (
    <section className={styles.reviews} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('reviews.title')}
      </h2>
      {reviews.isPending ? <Loading /> : null}
      {reviews.isError && reviews.items.length === 0 ? (
        <LoadError title={t('reviews.failed')} query={reviews} />
      ) : null}
      {reviews.first ? (
        <ReviewHistogram histogram={reviews.first.histogram} average={product.rating.average} />
      ) : null}
      {product.can.review && reviews.first ? (
        <Card as="div" padding="large">
          <h3 className={styles.formTitle}>{mine ? t('reviews.mine') : t('reviews.writeTitle')}</h3>
          <ReviewForm productId={product._id} mine={mine} />
        </Card>
      ) : null}
      {reviews.first && reviews.items.length === 0 && !product.can.review ? (
        <EmptyView drawing="comments" title={t('reviews.empty')} subtitle={t('reviews.emptyHint')} />
      ) : null}
      <ul className={styles.list}>
        {reviews.items.map((review) => (
          <ReviewRow key={review._id} review={review} />
        ))}
      </ul>
      <LoadMore list={reviews} />
    </section>
  );
}

function Loading() {
  return (
    <SkeletonGroup className={styles.list}>
      {[1, 2].map((row) => (
        <div key={row} className={styles.review}>
          <Skeleton shape="circle" width={44} height={44} />
          <div className={styles.body}>
            <Skeleton width={140} />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
