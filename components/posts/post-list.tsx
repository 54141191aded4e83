'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { LoadMore } from '@/components/ui/load-more';
import type { PostSource } from '@/hooks/posts/post-source';
import { usePosts } from '@/hooks/posts/use-posts';
import { PostCard } from './post-card';
import styles from './post-list.module.css';
import { PostListSkeleton } from './post-skeleton';

type PostListProps = {
  source: PostSource;
  /** What stands where there are none. */
  empty: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** Its page begins where `?cursor=` says. */
  isPaged?: boolean;
  /** Another picture is the first of the page. */
  isBelowPicture?: boolean;
};

/** Posts one below the other, continued as one scrolls. */
export function PostList({ source, empty, label, isPaged = false, isBelowPicture = false }: PostListProps) {
  const { t } = useTranslation('posts');
  const list = usePosts(source);
  if (list.isPending) return <PostListSkeleton />;
  if (list.isError && list.items.length === 0) {
    return <LoadError title={t('list.failed')} query={list} />;
  }
  if (list.items.length === 0) return empty;
  const first = isBelowPicture ? -1 : list.items.findIndex(({ media }) => media.length > 0);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {list.items.map((post, index) => (
          <li key={post._id}>
            <PostCard post={post} nameAs="h2" priority={index === first} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} isPaged={isPaged} />
    </>
  );
}
