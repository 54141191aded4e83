import type { BookingHours } from '@/lib/contract/kinds/booking-hours';

/** What the form of the hours holds: what is sent, but for the version. */
export type HoursValues = Omit<BookingHours, 'version' | 'ramadan'>;

/** The values that the form begins with. */
export function hoursValues({ version: _version, ramadan: _ramadan, ...values }: BookingHours): HoursValues {
  return values;
}
