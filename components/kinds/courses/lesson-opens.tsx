'use client';

import type { ShownLesson } from '@/lib/contract/kinds/course-facts';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatDay } from '@/lib/shared/dates';
import styles from './outline.module.css';
import { useCourseWords } from './use-course-words';

type LessonOpensProps = Pick<ShownLesson, 'opens'>;

/** Says when a lesson opens for those who buy the course now; nothing if it is open at once. */
export function LessonOpens({ opens: { afterDays, on } }: LessonOpensProps) {
  const { t } = useCourseWords('kinds-courses');
  const { intl } = useLocale();
  if (on === null && afterDays === null) return null;
  return (
    <span className={styles.opens}>
      {on
        ? t('outline.opensOn', { date: isolate(formatDay(on, 'text', intl)) })
        : t('outline.opensAfter', { count: afterDays ?? 0 })}
    </span>
  );
}
