'use client';

import { useTranslation } from 'react-i18next';
import { TitledCard } from '@/components/ui/titled-card';
import { useWaitingBookings } from '@/hooks/kinds/bookings/use-waiting-bookings';
import type { HostBooking } from '@/lib/contract/kinds/appointments';
import { BookingButton } from './booking-days';
import styles from './calendar.module.css';

type WaitingBookingsProps = { onOpen: (booking: HostBooking) => void };

/** What waits for the host's word, of all days. Nothing is shown where nothing waits. */
export function WaitingBookings({ onOpen }: WaitingBookingsProps) {
  const { t } = useTranslation('booking-calendar');
  const bookings = useWaitingBookings().data?.data ?? [];
  if (bookings.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <TitledCard title={t('waiting')}>
        <ul className="stack gap-2">
          {bookings.map((booking) => (
            <li key={booking._id}>
              <BookingButton booking={booking} isDated onOpen={() => onOpen(booking)} />
            </li>
          ))}
        </ul>
      </TitledCard>
    </div>
  );
}
