'use client';

import { useTranslation } from 'react-i18next';

const HOUR = 60;
const DAY = 1440;

/** Writes minutes in words: whole days or hours, else hours and minutes. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('kinds-bookings');
  return (minutes) => {
    if (minutes >= DAY && minutes % DAY === 0) return t('duration.days', { count: minutes / DAY });
    const hours = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    if (hours === 0) return t('duration.minutes', { count: rest });
    const whole = t('duration.hours', { count: hours });
    return rest === 0
      ? whole
      : t('duration.both', { hours: whole, minutes: t('duration.minutes', { count: rest }) });
  };
}
