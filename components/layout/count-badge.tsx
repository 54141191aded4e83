'use client';

import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './bar-controls.module.css';

const MOST = 99;

type CountBadgeProps = { count: number };

/** A small number on an icon. The control's label says it in words. */
export function CountBadge({ count }: CountBadgeProps) {
  const { intl } = useLocale();
  if (count <= 0) return null;
  return (
    <span className={styles.badge} aria-hidden="true" dir="ltr">
      {shownCount(count, intl)}
    </span>
  );
}

/** The text on the badge. A label with the same text can be called by voice. */
export function shownCount(count: number, intl: string): string {
  const figure = numberFormat(intl).format(Math.min(count, MOST));
  return count > MOST ? `${figure}+` : figure;
}
