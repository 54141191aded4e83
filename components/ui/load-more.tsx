'use client';

import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './load-more.module.css';

type LoadMoreProps = {
  hasMore: boolean;
  loading: boolean;
  onLoadMore: () => void;
  /** The last attempt failed: the button stays, scrolling no longer asks by itself. */
  failed?: boolean;
};

/** Asks for the next page when the end of a list comes near, and by a button for those who do not scroll. */
export function LoadMore({ hasMore, loading, onLoadMore, failed = false }: LoadMoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const watching = hasMore && !loading && !failed;

  useEffect(() => {
    const node = end.current;
    if (!watching || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onLoadMore();
      },
      { rootMargin: '0px 0px 600px 0px' },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [watching, onLoadMore]);

  if (!hasMore) return null;
  return (
    <div ref={end} className={styles.end}>
      {failed ? (
        <p className={styles.failed} role="alert">
          {t('loadMoreFailed')}
        </p>
      ) : null}
      <Button variant="outlined" loading={loading} onClick={onLoadMore}>
        {failed ? t('action.retry') : t('action.loadMore')}
      </Button>
    </div>
  );
}
