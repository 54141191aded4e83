'use client';

import { useId } from 'react';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import styles from './room.module.css';
import { useCourseWords } from './use-course-words';

type ProgressBarProps = { done: number; of: number };

/** How many lessons are complete. It fills along the reading direction. */
export function ProgressBar({ done, of }: ProgressBarProps) {
  const { t } = useCourseWords('course-room');
  const { intl } = useLocale();
  const id = useId();
  const figure = numberFormat(intl);
  return (
    <div className={styles.progress}>
      <p id={id} className="type-label">
        {t('complete', { done: figure.format(done), of: figure.format(of), count: of })}
      </p>
      <progress className={styles.bar} value={done} max={Math.max(1, of)} aria-labelledby={id} />
    </div>
  );
}
