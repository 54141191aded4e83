'use client';

import dynamic from 'next/dynamic';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentSkeleton } from '@/components/comments/comment-skeleton';
import { useKeptComment } from '@/hooks/comments/use-kept-comment';
import type { ProductView } from '@/lib/contract/products';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './product-comments.module.css';

// Far down the page: code and comments are loaded when the reader scrolls there.
const CommentSection = dynamic(
  () => import('@/components/comments/comment-section').then((module) => module.CommentSection),
  { ssr: false, loading: () => <CommentSkeleton rows={2} /> },
);

type ProductCommentsProps = { product: Pick<ProductView, '_id' | 'commentsCount'> };

/** Questions and comments about a product; everybody may ask, even before buying. */
export function ProductComments({ product: { _id: id, commentsCount: count } }: ProductCommentsProps) {
  const { t } = useTranslation('products');
  const { intl } = useLocale();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  // Text written before signing in is shown at once, in its field.
  const { kept } = useKeptComment({ type: 'products', id });
  const near = isNear || kept !== null;

  useEffect(() => {
    const node = section.current;
    if (near || !node) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '400px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [near]);

  return (
    <section ref={section} data-more="" aria-labelledby={titleId} className="stack gap-4">
      <h2 id={titleId} className="type-h5">
        {t('page.comments')}{' '}
        {count > 0 ? <span className="type-body2 text-muted">{numberFormat(intl).format(count)}</span> : null}
      </h2>
      {near ? (
        <CommentSection subject={{ type: 'products', id }} count={count} />
      ) : (
        <div className={styles.room} />
      )}
    </section>
  );
}
