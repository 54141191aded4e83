'use client';

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useWaitingBookings } from '@/hooks/kinds/bookings/use-waiting-bookings';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { listBookings } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDay } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import { BookingDays } from './booking-days';
import { BookingDialog } from './booking-dialog';
import styles from './calendar.module.css';
import { shownDays, VIEWS, type View } from './shown-days';
import { WaitingBookings } from './waiting-bookings';

type CalendarPageProps = {
  view: View;
  /** `YYYY-MM-DD`, that is shown */
  day: string;
  /** in the host's zone */
  today: string;
  weekStart: number;
  timeZone: string;
  /** what that zone is called; the browser may know another name */
  zone: string;
};

/** What was booked of a creator's time, and their workshops: a day, a week, or a list. */
export function CalendarPage({ view, day, today, weekStart, timeZone, zone }: CalendarPageProps) {
  const { t } = useTranslation('booking-calendar');
  const { intl } = useLocale();
  const [openId, setOpenId] = useState<string | null>(null);
  const waiting = useWaitingBookings().data?.data;
  const { first, last, days, before, after } = shownDays(view, day, weekStart);
  // What begins meanwhile is shown as such.
  const query = useEndpointQuery(
    listBookings,
    { query: { from: first, days: days.length } },
    { refetchInterval: MINUTE },
  );
  const bookings = query.data?.data;
  const workshops = query.data?.workshops ?? [];
  const opened = [...(bookings ?? []), ...(waiting ?? [])].find(({ _id }) => _id === openId) ?? null;
  // What is in no list any more stays closed: it would open again on the page of its week.
  if (openId && bookings && !opened) setOpenId(null);
  const shown = (date: string) => formatMoneyDay(date, 'text', intl);
  const at = (date: string) => paths.creatorCalendar({ view, day: date });
  return (
    <TabsBar
      label={t('views')}
      value={view}
      items={VIEWS.map((value) => ({
        value,
        label: t(`view.${value}`),
        href: paths.creatorCalendar({ view: value, day }),
      }))}
    >
      <WaitingBookings onOpen={({ _id }) => setOpenId(_id)} />
      <div className={styles.head}>
        <div className="row gap-1">
          <IconButton component={AppLink} href={at(before)} aria-label={t(`before.${view}`)}>
            <Icon name="chevron-back" size={20} />
          </IconButton>
          <IconButton component={AppLink} href={at(after)} aria-label={t(`after.${view}`)}>
            <Icon name="chevron-forward" size={20} />
          </IconButton>
          <Button component={AppLink} href={at(today)} variant="outlined" size="small">
            {t('today')}
          </Button>
        </div>
        <h2 className="type-h6" aria-live="polite">
          {first === last
            ? formatMoneyDay(first, 'long', intl)
            : t('until', { from: isolate(shown(first)), to: isolate(shown(last)) })}
        </h2>
        <p className={`type-caption text-muted ${styles.zone}`}>{t('zone', { zone: isolate(zone) })}</p>
      </div>
      {query.error && !bookings ? <LoadError title={t('failed')} query={query} /> : null}
      {bookings ? null : <Skeleton shape="block" height={320} />}
      {bookings && bookings.length + workshops.length === 0 && view !== 'week' ? (
        <EmptyView drawing="search" title={t('none')} subtitle={t('noneHint')} />
      ) : (
        <BookingDays {...{ view, days, today, workshops }} bookings={bookings ?? []} onOpen={setOpenId} />
      )}
      <BookingDialog booking={opened} timeZone={timeZone} onClose={() => setOpenId(null)} />
    </TabsBar>
  );
}
