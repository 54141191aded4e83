'use client';

import { useTranslation } from 'react-i18next';
import { ProductRating } from '@/components/products/product-rating';
import { AppLink } from '@/components/ui/app-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { REACTIONS } from '@/lib/contract/choices';
import type { PostView } from '@/lib/contract/posts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './post-summary.module.css';
import { ReactionIcon } from './reaction-icon';

const MOST_ICONS = 3;

type PostSummaryProps = {
  post: PostView;
  /** Opens the comments in place; without it the count is only text. */
  onOpenComments?: () => void;
};

/** One line: the most common reactions and their number; comments and shares. Shows nothing when there are none. */
export function PostSummary({ post, onOpenComments }: PostSummaryProps) {
  const { t } = useTranslation('posts');
  const { intl } = useLocale();
  const { reactions, reactionsTotal, comments, shares } = post.counts;
  const { average } = post.rating;
  if (reactionsTotal + comments + shares === 0 && average === null) return null;
  const common = REACTIONS.filter((name) => (reactions[name] ?? 0) > 0)
    .sort((a, b) => (reactions[b] ?? 0) - (reactions[a] ?? 0))
    .slice(0, MOST_ICONS);
  const commentsText = t('summary.comments', { count: comments });
  return (
    <div className={`row spread gap-3 type-caption text-secondary ${styles.line}`}>
      {reactionsTotal > 0 ? (
        <span className={styles.reactions}>
          <span className={styles.icons} aria-hidden="true">
            {common.map((name) => (
              <ReactionIcon key={name} name={name} size={20} badge />
            ))}
          </span>
          <span aria-hidden="true">{numberFormat(intl).format(reactionsTotal)}</span>
          <VisuallyHidden>{t('summary.reactions', { count: reactionsTotal })}</VisuallyHidden>
        </span>
      ) : null}
      <span className={styles.rest}>
        {comments > 0 && onOpenComments ? (
          <button type="button" className={styles.comments} onClick={onOpenComments}>
            {commentsText}
          </button>
        ) : null}
        {comments > 0 && !onOpenComments ? (
          <AppLink href={`${paths.post(post._id)}#comments`} className={styles.comments}>
            {commentsText}
          </AppLink>
        ) : null}
        {average !== null ? <ProductRating rating={post.rating} /> : null}
        {shares > 0 ? <span>{t('summary.shares', { count: shares })}</span> : null}
      </span>
    </div>
  );
}
