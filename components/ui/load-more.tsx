'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './load-more.module.css';

/** How far a list is read; `useEndpointList` gives it. */
export type ListEnd = {
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last attempt failed: the button stays, scrolling no longer asks by itself. */
  moreFailed: boolean;
  loadMore: () => void;
};

type LoadMoreProps = { list: ListEnd };

/** Asks for the next page when the end of a list comes near, and by a button for those who do not scroll. */
export function LoadMore({ list: { hasMore, isLoadingMore, moreFailed, loadMore } }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const watching = hasMore && !isLoadingMore && !moreFailed;

  useEffect(() => {
    const node = end.current;
    if (!watching || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: '0px 0px 600px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [watching, loadMore]);

  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      {moreFailed ? (
        <p className={styles.failed} role="alert">
          {t('loadMoreFailed')}
        </p>
      ) : null}
      <Button variant="outlined" loading={isLoadingMore} onClick={loadMore}>
        {moreFailed ? t('action.retry') : t('action.loadMore')}
      </Button>
    </div>
  );
}
