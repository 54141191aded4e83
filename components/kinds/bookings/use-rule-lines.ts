'use client';

import { useTranslation } from 'react-i18next';
import type { BookingsOutline } from '@/lib/contract/kinds/booking-offer';
import { cancellationLines } from '@/lib/shared/cancellation-words';
import { useDuration } from './use-duration';

/** Writes what a buyer who cancels gets back, in sentences: all of it until a time before, then half, then nothing. */
export function useRuleLines(): (rules: BookingsOutline['rules']) => string[] {
  const { t } = useTranslation('kinds-bookings');
  const duration = useDuration();
  return (rules) => cancellationLines(rules, (line, values) => t(`rules.${line}`, values), duration);
}
