'use client';

import { useTranslation } from 'react-i18next';
import { PartLine } from '@/components/kinds/form-step/part-line';
import { useBookingHours } from '@/hooks/kinds/bookings/use-booking-hours';
import { paths } from '@/lib/shared/paths';

/** Whether the creator has said when they can be booked, and the way to that page. */
export function HoursLine() {
  const { t } = useTranslation('kinds-bookings');
  const { data: hours } = useBookingHours();
  const isSaid = hours !== undefined && hours.version > 0;
  return (
    <PartLine
      name="content.hours"
      label={t('form.hours')}
      icon="calendar"
      facts={t(isSaid ? 'form.hoursSaid' : 'form.hoursNone')}
      action={t(isSaid ? 'form.changeHours' : 'form.sayHours')}
      isBegun={isSaid}
      pathOf={() => paths.bookingHours()}
      isThere={isSaid}
    />
  );
}
