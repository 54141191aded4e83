'use client';

import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './ring-counter.module.css';

const RADIUS = 10;
const ROUND = 2 * Math.PI * RADIUS;
/** From here on the ring shows a number, and screen readers read it out. */
const NEAR = 100;

type RingCounterProps = {
  /** How many characters of the limit are used. */
  used: number;
  max: number;
};

/** A ring that fills while the member writes; near the end it shows how many characters are left. */
export function RingCounter({ used, max }: RingCounterProps) {
  const { t } = useTranslation('posts');
  const { intl } = useLocale();
  const left = max - used;
  const share = Math.min(1, used / max);
  const state = left < 0 ? 'over' : left <= NEAR ? 'near' : 'calm';
  const words = left < 0 ? t('composer.over', { count: -left }) : t('composer.left', { count: left });
  return (
    <span className={styles.counter} data-state={state}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className={styles.ring}>
        <circle cx="14" cy="14" r={RADIUS} className={styles.track} />
        <circle
          cx="14"
          cy="14"
          r={RADIUS}
          className={styles.filled}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      {state === 'calm' ? null : (
        <span className="type-caption tabular" aria-hidden="true" dir="ltr">
          {numberFormat(intl).format(left)}
        </span>
      )}
      <span role="status">
        <VisuallyHidden>{state === 'calm' ? null : words}</VisuallyHidden>
      </span>
    </span>
  );
}
