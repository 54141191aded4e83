'use client';

import { useRouter } from 'next/navigation';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedComments } from '@/components/comments/closed-comments';
import { CommentSection } from '@/components/comments/comment-section';
import { Evaluations } from '@/components/evaluations/evaluations';
import { LoadError } from '@/components/session/load-error';
import { PostTips } from '@/components/tips/post-tips';
import { Card } from '@/components/ui/card';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { usePost } from '@/hooks/posts/use-post';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { PostCard } from './post-card';
import styles from './post-details.module.css';
import { PostBones } from './post-skeleton';

type PostDetailsProps = { id: string };

/** The full post with its comments. */
export function PostDetails({ id }: PostDetailsProps) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const titleId = useId();
  const query = usePost(id);
  const { data: post, error } = query;
  if (error && !post) {
    return <LoadError title={t('list.failed')} query={query} />;
  }
  if (!post) return <PostBones />;
  return (
    <div className="stack gap-4">
      <VisuallyHidden as="h1">
        {post.paid?.title ?? t('page.title', { name: isolate(post.author.name) })}
      </VisuallyHidden>
      <PostCard post={post} whole nameAs="h2" priority onDeleted={() => router.replace(paths.home())} />
      <PostTips post={post} />
      <Card as="div">
        <Evaluations subject={{ type: 'post', id }} isSold={post.paid !== null} />
      </Card>
      <div id="comments" className={styles.comments}>
        <Card labelledBy={titleId}>
          <h2 id={titleId} className={styles.title}>
            {t('comments.title')}
          </h2>
          {post.paid && !post.paid.isOpen ? (
            <ClosedComments count={post.counts.comments} />
          ) : (
            <CommentSection subject={{ type: 'posts', id }} count={post.counts.comments} />
          )}
        </Card>
      </div>
    </div>
  );
}
