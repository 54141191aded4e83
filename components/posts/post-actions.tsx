'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useSavePost } from '@/hooks/posts/use-save-post';
import type { PostView } from '@/lib/contract/posts';
import { paths } from '@/lib/shared/paths';
import styles from './post-buttons.module.css';
import { ReactionButton } from './reaction-button';
import { useShare } from './use-share';

type PostActionsProps = {
  post: PostView;
  commentsOpen: boolean;
  /** Opens or closes the comments in the card. If omitted, the button focuses the comment form of the page. */
  onComment?: () => void;
};

/** The buttons under a post to react, comment, share and save. */
export function PostActions({ post, commentsOpen, onComment }: PostActionsProps) {
  const { t } = useTranslation('posts');
  const save = useSavePost(post);
  const share = useShare(post);
  const { saved, shared } = post.mine;
  return (
    <div className={styles.bar}>
      <ReactionButton post={post} />
      <button
        type="button"
        className={styles.action}
        aria-expanded={onComment ? commentsOpen : undefined}
        onClick={onComment ?? focusComposer}
      >
        <Icon name="comment" size={20} />
        {t('action.comment')}
      </button>
      <button
        type="button"
        className={styles.action}
        data-done={shared}
        data-share={paths.post(post._id)}
        onClick={() => void share()}
      >
        <Icon name="share" size={20} />
        {t('action.share')}
      </button>
      <button type="button" className={styles.action} aria-pressed={saved} onClick={() => save(!saved)}>
        <Icon name="bookmark" size={20} filled={saved} />
        {t(saved ? 'action.saved' : 'action.save')}
      </button>
    </div>
  );
}

/** Focuses the comment form, which the page of a post shows below the card. */
function focusComposer(): void {
  document.querySelector<HTMLTextAreaElement>('#comments textarea')?.focus();
}
