'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { ClosedComments } from '@/components/comments/closed-comments';
import type { PostView } from '@/lib/contract/posts';
import { PaidPart } from './paid/paid-part';
import { PostActions } from './post-actions';
import styles from './post-card.module.css';
import { PostHead } from './post-head';
import { PostMedia } from './post-media';
import { PostProduct } from './post-product';
import { PostSummary } from './post-summary';
import { PostText } from './post-text';
import { PostTitle } from './post-title';

const CommentSection = dynamic(() =>
  import('@/components/comments/comment-section').then((module) => module.CommentSection),
);

type PostCardProps = {
  post: PostView;
  /** On the post's own page: nothing is cut, and the comments are below the card. */
  whole?: boolean;
  /** It has the first picture of the page, which is loaded at once. */
  priority?: boolean;
  /** Heading level of the author's name; depends on the place of the card. */
  nameAs?: 'h2' | 'h3';
  /** Called after the post was deleted. */
  onDeleted?: () => void;
};

/** A post: author, text, pictures, product, reactions and actions. */
export function PostCard({ post, whole = false, priority = false, nameAs, onDeleted }: PostCardProps) {
  const [talking, setTalking] = useState(false);
  const nameId = useId();
  const { paid } = post;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <PostHead post={post} nameId={nameId} nameAs={nameAs} onDeleted={onDeleted} />
      {paid ? (
        <PostTitle postId={post._id} title={paid.title} whole={whole} as={nameAs === 'h2' ? 'h3' : 'h4'} />
      ) : null}
      <PostText
        text={post.text}
        mentions={post.mentions}
        whole={whole}
        className={paid ? 'q-free-part' : undefined}
      />
      <PostMedia media={post.media} priority={priority} />
      {paid ? <PaidPart post={post} paid={paid} whole={whole} /> : null}
      {post.product ? <PostProduct product={post.product} /> : null}
      <PostSummary post={post} onOpenComments={whole ? undefined : () => setTalking(true)} />
      <PostActions
        post={post}
        commentsOpen={whole || talking}
        onComment={whole ? undefined : () => setTalking((open) => !open)}
      />
      {talking ? (
        <div className={styles.comments}>
          {paid && !paid.isOpen ? (
            <ClosedComments count={post.counts.comments} />
          ) : (
            <CommentSection subject={{ type: 'posts', id: post._id }} count={post.counts.comments} />
          )}
        </div>
      ) : null}
    </article>
  );
}
