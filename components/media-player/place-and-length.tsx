'use client';

import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { goesOn } from './use-resume';

type PlaceAndLengthProps = {
  /** where its viewer goes on, in seconds */
  startAt: number;
  seconds: number;
  className?: string;
};

/** How long a recording is; where somebody goes on in the middle of it, that place comes first. */
export function PlaceAndLength({ startAt, seconds, className }: PlaceAndLengthProps) {
  const { intl } = useLocale();
  const length = clockTime(seconds, intl);
  return (
    <bdi dir="ltr" className={className}>
      {goesOn(startAt, seconds) ? `${clockTime(startAt, intl)} / ${length}` : length}
    </bdi>
  );
}
