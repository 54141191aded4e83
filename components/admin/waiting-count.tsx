'use client';

import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './admin-shell.module.css';

type WaitingCountProps = { count: number };

/** A number in a pill, with words for screen readers. Shows nothing when nothing waits. */
export function WaitingCount({ count }: WaitingCountProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  if (count <= 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{numberFormat(intl).format(count)}</span>
      <VisuallyHidden>{t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
