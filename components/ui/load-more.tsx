'use client';

import Button from '@mui/material/Button';
import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './load-more.module.css';

/** How far a list was read; `useEndpointList` gives it. */
export type ListEnd = {
  nextCursor: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The last attempt failed: the button stays, and scrolling loads no more. */
  moreFailed: boolean;
  loadMore: () => void;
};

type LoadMoreProps = {
  list: ListEnd;
  /** The page begins at `?cursor=`: the button is also a link, for readers without scripts. */
  isPaged?: boolean;
};

/** Loads the next page near the end of a list, and by a button for readers who do not scroll. */
export function LoadMore({ list, isPaged = false }: LoadMoreProps) {
  const { hasMore, nextCursor, isLoadingMore, moreFailed, loadMore } = list;
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
    <div ref={end} className={styles.end} data-more="">
      {moreFailed ? (
        <p className="type-body2 text-secondary" role="alert">
          {t('loadMoreFailed')}
        </p>
      ) : null}
      {isPaged && nextCursor && !moreFailed ? (
        <NextPage cursor={nextCursor} isLoading={isLoadingMore} onPress={loadMore} />
      ) : (
        <Button variant="outlined" loading={isLoadingMore} onClick={loadMore}>
          {moreFailed ? t('action.retry') : t('action.loadMore')}
        </Button>
      )}
    </div>
  );
}

type NextPageProps = { cursor: string; isLoading: boolean; onPress: () => void };

/** Without scripts it leads to a page with the following rows; with them the list goes on in place. */
function NextPage({ cursor, isLoading, onPress }: NextPageProps) {
  const { t } = useTranslation();
  const pathname = usePathname();
  const parameters = new URLSearchParams(useSearchParams().toString());
  parameters.set('cursor', cursor);
  return (
    <Button
      href={`${pathname}?${parameters}`}
      rel="nofollow"
      data-wakes=""
      variant="outlined"
      loading={isLoading}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onPress();
      }}
    >
      {t('action.loadMore')}
    </Button>
  );
}
