'use client';

import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';

/** How long a lesson of an outline plays; nothing where nobody knows. */
export function LessonLength({ seconds }: { seconds: number | null }) {
  const { intl } = useLocale();
  return seconds ? (
    <bdi dir="ltr" className="type-caption tabular nowrap text-secondary">
      {clockTime(seconds, intl)}
    </bdi>
  ) : null;
}
