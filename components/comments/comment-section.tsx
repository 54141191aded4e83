'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { useComments } from '@/hooks/comments/use-comments';
import { CommentForm, type DiscussionWords } from './comment-form';
import styles from './comment-section.module.css';
import { CommentSkeleton } from './comment-skeleton';
import { CommentThread } from './comment-thread';

type CommentSectionProps = {
  subject: CommentSubject;
  /** How many comments there are, answers included: space for that many is kept while they load. */
  count?: number;
  /** in place of those that speak of comments */
  words?: DiscussionWords;
};

const MOST_BONES = 4;

/** The form, then the comments, newest first, each with its answers. For posts, products and lessons. */
export function CommentSection({ subject, count = 0, words }: CommentSectionProps) {
  const { t } = useTranslation('posts');
  const list = useComments(subject);
  return (
    <div className="grid gap-4">
      <CommentForm subject={subject} words={words} />
      {list.isPending && count > 0 ? <CommentSkeleton rows={Math.min(count, MOST_BONES)} /> : null}
      {list.isError && list.items.length === 0 ? (
        <LoadError title={words?.failed ?? t('comments.failed')} query={list} />
      ) : null}
      {!list.isPending && !list.isError && list.items.length === 0 ? (
        <p className={styles.empty}>{words?.empty ?? t('comments.empty')}</p>
      ) : null}
      {list.items.length > 0 ? (
        <ul className="stack gap-2">
          {list.items.map((comment) => (
            <li key={comment._id}>
              <CommentThread subject={subject} comment={comment} />
            </li>
          ))}
        </ul>
      ) : null}
      {list.hasMore ? (
        <button type="button" className={styles.more} onClick={list.loadMore} disabled={list.isLoadingMore}>
          {t('comments.more')}
        </button>
      ) : null}
    </div>
  );
}
