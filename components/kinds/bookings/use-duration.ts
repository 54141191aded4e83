'use client';

import { useTranslation } from 'react-i18next';
import { durationWords } from '@/lib/shared/duration-words';

/** Writes minutes in words: whole days or hours, else hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('kinds-bookings');
  return (minutes) => durationWords(minutes, (part, values) => t(`duration.${part}`, values));
}
