'use client';

import { useTranslation } from 'react-i18next';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import { useDuration } from './use-duration';

/** Writes what a buyer who cancels gets back, in sentences: all of it until a time before, then half, then nothing. */
export function useRuleLines(): (rules: BookingsOutline['rules']) => string[] {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  return ({ freeUntilHours: free, halfUntilHours: half }) => [
    free > 0 ? t('rules.free', { time: duration(free * 60) }) : t('rules.freeUntilStart'),
    ...(half < free
      ? [half > 0 ? t('rules.half', { time: duration(half * 60) }) : t('rules.halfUntilStart')]
      : []),
    ...(half > 0 ? [t('rules.none')] : []),
  ];
}
