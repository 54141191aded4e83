'use client';

import { useTranslation } from 'react-i18next';
import type { Money } from '@/lib/contract/fields';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import { useDuration } from '../use-duration';

interface Terms {
  lessons: number;
  minutes: number;
  pricePerLesson: Money;
  days: number;
}

/** Writes what a package is: «5 lessons, 1 hour each», what one costs, and how long it lasts. */
export function usePackageWords(): (terms: Terms) => { name: string; each: string; life: string } {
  const { t } = useTranslation('kinds-bookings');
  const { intl } = useLocale();
  const duration = useDuration();
  return ({ lessons, minutes, pricePerLesson, days }) => ({
    name: t('package.name', {
      lessons: t('package.lessons', { count: lessons }),
      length: duration(minutes),
    }),
    each: t('package.each', { amount: isolate(formatMoney(pricePerLesson, intl, { trimZeros: true })) }),
    life: t('package.life', { days: t('duration.days', { count: days }) }),
  });
}

/** Writes what happens to a lesson that is cancelled, to lessons that are left, and where the host stops. */
export function usePackageRules(): (rules: { freeUntilHours: number; byHand: boolean }) => string[] {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  return ({ freeUntilHours: free, byHand }) => [
    ...(byHand ? [t('package.byHand')] : []),
    free > 0 ? t('package.returns', { time: duration(free * 60) }) : t('package.returnsUntilStart'),
    t('package.lost'),
    t('package.hostStops'),
  ];
}
