'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { LinkedText } from '@/components/rich-text/linked-text';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { ClippedText } from '@/components/ui/clipped-text';
import { TimeAgo } from '@/components/ui/time-ago';
import { PersonMenu } from '@/components/users/person-menu';
import type { CommentSubject } from '@/hooks/comments/comments-cache';
import { isPendingComment } from '@/hooks/comments/use-add-comment';
import type { CommentView } from '@/lib/contract/comments';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import styles from './comment-row.module.css';

const DeleteCommentDialog = dynamic(
  () => import('./delete-comment-dialog').then((module) => module.DeleteCommentDialog),
  { ssr: false },
);

const ReportCommentDialog = dynamic(
  () => import('./report-comment-dialog').then((module) => module.ReportCommentDialog),
  { ssr: false },
);

type CommentRowProps = {
  subject: CommentSubject;
  comment: CommentView;
  onReply: () => void;
  /** Shown below the comment: opens the answers. */
  children?: ReactNode;
};

/** One comment: author, time and text. Below it answer, delete, and a menu: report it, mute or block its author. */
export function CommentRow({ subject, comment, onReply, children }: CommentRowProps) {
  const { t } = useTranslation('posts');
  const viewer = useViewer();
  const [asks, setAsks] = useState<'delete' | 'report' | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const { author, text, createdAt, can, isHidden, isFolded } = comment;
  const pending = isPendingComment(comment);
  const isShown = !isFolded || isUnfolded;
  if (text === null || author === null) {
    return (
      <div className={`flex gap-2 min-0 ${styles.row}`}>
        <div className="grow min-0">
          <p className="type-caption text-muted">{t('comments.gone')}</p>
          {children}
        </div>
      </div>
    );
  }
  return (
    <div className={`flex gap-2 min-0 ${styles.row}`} data-pending={pending}>
      {isShown ? (
        <AppLink href={paths.user(author._id)} tabIndex={-1} aria-hidden="true">
          <Avatar name={author.name} src={author.profilePic} size={36} />
        </AppLink>
      ) : null}
      <div className="grow min-0">
        {isFolded ? (
          <p className={`type-caption text-muted ${styles.folded}`}>
            {t('comments.folded', { name: isolate(author.name) })}
          </p>
        ) : null}
        {isShown ? (
          <div className={styles.bubble}>
            <p className={styles.head}>
              <AppLink href={paths.user(author._id)} className={styles.name}>
                <ClippedText>{author.name}</ClippedText>
              </AppLink>
              <TimeAgo time={createdAt} className="type-caption text-muted" />
            </p>
            <BidiText as="p" className={styles.text}>
              <LinkedText text={text} mentions={comment.mentions} />
            </BidiText>
          </div>
        ) : null}
        {isHidden ? <p className="type-caption text-muted">{t('comments.hidden')}</p> : null}
        {pending ? (
          <p className={`type-caption text-muted ${styles.sending}`}>{t('comments.pending')}</p>
        ) : (
          <p className={styles.actions}>
            {isFolded ? (
              <button type="button" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
                {t(isUnfolded ? 'comments.fold' : 'comments.unfold')}
              </button>
            ) : null}
            {isHidden || isFolded ? null : (
              <button type="button" onClick={onReply}>
                {t('comments.reply')}
              </button>
            )}
            {can.delete ? (
              <button type="button" className={styles.delete} onClick={() => setAsks('delete')}>
                {t('comments.delete')}
              </button>
            ) : null}
            {children}
            {viewer && viewer._id !== author._id ? (
              <PersonMenu
                person={isFolded ? { ...author, isBlocked: true } : author}
                size="small"
                first={
                  can.report
                    ? { label: t('comments.report'), icon: 'flag', onClick: () => setAsks('report') }
                    : undefined
                }
              />
            ) : null}
          </p>
        )}
      </div>
      {asks === 'delete' ? (
        <DeleteCommentDialog subject={subject} comment={comment} onClose={() => setAsks(null)} />
      ) : null}
      {asks === 'report' ? (
        <ReportCommentDialog subject={subject} comment={comment} onClose={() => setAsks(null)} />
      ) : null}
    </div>
  );
}
