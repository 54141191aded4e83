'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { useComments } from '@/hooks/comments/use-comments';
import type { CommentView } from '@/lib/contract/comments';
import { CommentForm } from './comment-form';
import { CommentRow } from './comment-row';
import styles from './comment-section.module.css';
import { CommentSkeleton } from './comment-skeleton';

type CommentThreadProps = { subject: CommentSubject; comment: CommentView };

/** A comment with its answers, which are loaded when the reader opens them, and the form to answer. */
export function CommentThread({ subject, comment }: CommentThreadProps) {
  const { t } = useTranslation('posts');
  const [open, setOpen] = useState(false);
  const [answering, setAnswering] = useState(false);
  const { repliesCount, foldedRepliesCount } = comment;
  const hasAnswers = repliesCount + foldedRepliesCount > 0;
  const show =
    repliesCount > 0
      ? t('comments.replies', { count: repliesCount })
      : t('comments.foldedReplies', { count: foldedRepliesCount });
  const answer = () => {
    setAnswering(true);
    setOpen(true);
  };
  return (
    <>
      <CommentRow subject={subject} comment={comment} onReply={answer}>
        {hasAnswers ? (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('comments.hideReplies') : show}
          </button>
        ) : null}
      </CommentRow>
      {open ? (
        <div className={`stack gap-2 ${styles.answers}`}>
          {hasAnswers ? <Answers subject={subject} parent={comment} onReply={answer} /> : null}
          {answering ? (
            <CommentForm subject={subject} parent={comment} takesFocus onLeave={() => setAnswering(false)} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

type AnswersProps = { subject: CommentSubject; parent: CommentView; onReply: () => void };

function Answers({ subject, parent, onReply }: AnswersProps) {
  const { t } = useTranslation('posts');
  const list = useComments(subject, parent._id);
  if (list.isPending)
    return <CommentSkeleton rows={Math.min(parent.repliesCount + parent.foldedRepliesCount, 2)} />;
  return (
    <>
      {list.items.map((comment) => (
        <CommentRow key={comment._id} subject={subject} comment={comment} onReply={onReply} />
      ))}
      {list.hasMore ? (
        <button type="button" className={styles.more} onClick={list.loadMore} disabled={list.isLoadingMore}>
          {t('comments.moreReplies')}
        </button>
      ) : null}
    </>
  );
}
