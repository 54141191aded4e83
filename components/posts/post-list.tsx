'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { LoadMore } from '@/components/ui/load-more';
import type { PostSource } from '@/hooks/posts/post-source';
import { usePosts } from '@/hooks/posts/use-posts';
import { PostCard } from './post-card';
import { PostListSkeleton } from './post-skeleton';

type PostListProps = {
  source: PostSource;
  /** Shown when there are no posts. */
  empty: ReactNode;
  /** Names the list for screen readers. */
  label: string;
  /** For pages that can begin at `?cursor=`. */
  isPaged?: boolean;
  /** The first picture of the page is another one. */
  isBelowPicture?: boolean;
};

/** A list of posts that loads more while the reader scrolls. */
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
      <ul className="stack gap-4" aria-label={label}>
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
