'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';

type ClosedCommentsProps = { count: number };

/** In place of the comments on a paid post, for those who do not hold it: how many there are, and who reads them. */
export function ClosedComments({ count }: ClosedCommentsProps) {
  const { t } = useTranslation('posts');
  return (
    <p className="row gap-2 type-body2 text-secondary">
      <Icon name="lock" size={18} />
      {t('paid.comments', { count })}
    </p>
  );
}
