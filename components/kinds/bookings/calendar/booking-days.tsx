'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { StatusChip } from '@/components/ui/status-chip';
import type { GivenWorkshop, HostBooking } from '@/lib/contract/kinds/appointments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatDay, gregorian } from '@/lib/shared/dates';
import { dateTimeFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './calendar.module.css';
import type { View } from './shown-days';
import { useBookingState } from './use-booking-state';
import { useTimeWords } from './use-time-words';

type BookingDaysProps = {
  view: View;
  days: readonly string[];
  today: string;
  bookings: readonly HostBooking[];
  workshops: readonly GivenWorkshop[];
  onOpen: (id: string) => void;
};

/**
 * Days with what was booked on each, and the workshops that the host gives. A week is seven columns where there is
 * space; lists leave empty days out.
 */
export function BookingDays({ view, days, today, bookings, workshops, onOpen }: BookingDaysProps) {
  const { t } = useTranslation('booking-calendar');
  const { intl } = useLocale();
  const lines = [
    ...bookings.map((booking) => ({
      ...booking,
      line: <BookingButton booking={booking} onOpen={onOpen} />,
    })),
    ...workshops.map((workshop) => ({ ...workshop, line: <WorkshopLink workshop={workshop} /> })),
  ].toSorted((one, other) => one.slot.startsAt.localeCompare(other.slot.startsAt));
  const byDay = Map.groupBy(lines, ({ slot }) => slot.local.date);
  const weekday = dateTimeFormat(gregorian(intl), { weekday: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(intl, { useGrouping: false });
  const shown = view === 'week' ? days : days.filter((day) => byDay.has(day));
  return (
    <ol className={view === 'week' ? `stack gap-4 ${styles.week}` : 'stack gap-4'}>
      {shown.map((day) => {
        const own = byDay.get(day) ?? [];
        return (
          <li
            key={day}
            className={`stack gap-2 min-0 ${styles.day}`}
            data-empty={own.length === 0 || undefined}
          >
            <h3
              className={`flex gap-2 type-label text-secondary ${styles.dayName}`}
              aria-current={day === today ? 'date' : undefined}
            >
              <span>{weekday.format(Date.parse(day))}</span>
              {view === 'week' ? (
                <span className="type-h6">{number.format(Number(day.slice(8)))}</span>
              ) : (
                <span className="type-caption text-muted">{formatDay(day, 'text', intl)}</span>
              )}
            </h3>
            {own.length === 0 ? (
              <p className={`type-caption text-muted ${styles.none}`}>{t('noneOnDay')}</p>
            ) : (
              <ul className="stack gap-2">
                {own.map(({ _id, line }) => (
                  <li key={_id}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A workshop in a line, which leads to its dates. */
function WorkshopLink({ workshop: { slot, product, seats, soldCount } }: { workshop: GivenWorkshop }) {
  const { t } = useTranslation('booking-calendar');
  const time = useTimeWords();
  return (
    <AppLink href={paths.productDates(product._id)} className={styles.booking} data-workshop>
      <span className={`rigid type-label tabular ${styles.time}`}>
        <bdi dir="ltr">{time(slot)}</bdi>
      </span>
      <span className="grid grow min-0">
        <BidiText className={styles.who}>{product.title}</BidiText>
        <span className={styles.what}>{t('workshop', { sold: soldCount, count: seats })}</span>
      </span>
    </AppLink>
  );
}

type BookingButtonProps = {
  booking: HostBooking;
  /** its day is shown, where it does not stand under it */
  isDated?: boolean;
  onOpen: (id: string) => void;
};

/** A booking in a line, which opens it. */
export function BookingButton({ booking, isDated = false, onOpen }: BookingButtonProps) {
  const { t } = useTranslation('booking-calendar');
  const time = useTimeWords();
  const state = useBookingState()(booking);
  const { intl } = useLocale();
  const { _id, slot, buyer, product, host } = booking;
  const day = formatDay(slot.local.date, 'text', intl);
  return (
    <button
      type="button"
      className={styles.booking}
      data-cancelled={booking.state === 'cancelled' || undefined}
      onClick={() => onOpen(_id)}
    >
      <span className={`rigid type-label tabular ${styles.time}`}>
        {isDated ? <span className={styles.timeDay}>{day}</span> : null}
        <bdi dir="ltr">{time(slot)}</bdi>
      </span>
      <span className="grid grow min-0">
        <BidiText className={styles.who}>{buyer.name}</BidiText>
        <BidiText className={styles.what}>{product.title}</BidiText>
        {host ? (
          <span className={styles.what}>
            {t('givenBy')} <BidiText>{host.name}</BidiText>
          </span>
        ) : null}
      </span>
      {state ? <StatusChip label={state.label} tone={state.tone} /> : null}
    </button>
  );
}
