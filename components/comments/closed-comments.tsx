'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import styles from './comment-section.module.css';

type ClosedCommentsProps = { count: number };

/** In place of the comments on a paid post, for those who do not hold it: how many there are, and who reads them. */
export function ClosedComments({ count }: ClosedCommentsProps) {
  const { t } = useTranslation('posts');
  return (
    <p className={styles.closed}>
      <Icon name="lock" size={18} />
      {t('paid.comments', { count })}
    </p>
  );
}
