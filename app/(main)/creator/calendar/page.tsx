import Button from '@mui/material/Button';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { CalendarPage } from '@/components/kinds/bookings/calendar/calendar-page';
import { shownDays, VIEWS } from '@/components/kinds/bookings/calendar/shown-days';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { listBookings } from '@/lib/contract/kinds/appointments';
import { listWaitingBookings } from '@/lib/contract/kinds/requests';
import { Messages } from '@/lib/i18n/page-messages';
import { getLocale, getTranslation } from '@/lib/i18n/server';
import * as appointments from '@/lib/server/kinds/bookings/appointments';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';
import { zoneName } from '@/lib/shared/zone-name';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('booking-calendar');
  return { title: t('title'), robots: { index: false } };
}

type CalendarProps = { searchParams: Promise<{ view?: string | string[]; day?: string | string[] }> };

export default async function CreatorCalendarPage({ searchParams }: CalendarProps) {
  const ctx = await requireMember(paths.creatorCalendar(), 'CREATOR');
  const { t } = await getTranslation('booking-calendar');
  const { intl } = await getLocale();
  const asked = await searchParams;
  const facts = await appointments.getCalendarFacts(ctx);
  const page = prefetch();
  const view = VIEWS.find((one) => one === asked.view) ?? 'week';
  const given = listBookings.query.shape.from.safeParse(asked.day);
  const day = given.success ? given.data : (facts?.today ?? '');
  if (facts) {
    const { first: from, days } = shownDays(view, day, facts.weekStart);
    const query = { from, days: days.length };
    await page.one(listBookings, { query }, () => appointments.listBookings(ctx, query));
    await page.one(listWaitingBookings, {}, () => appointments.listWaiting(ctx));
  }
  const ways = (
    <>
      <Button href={paths.bookingPackages()} variant="outlined" startIcon={<Icon name="box" size={20} />}>
        {t('packages')}
      </Button>
      <Button href={paths.bookingHours()} variant="outlined" startIcon={<Icon name="clock" size={20} />}>
        {t('hours')}
      </Button>
    </>
  );
  return (
    <Messages of={['booking-calendar']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('subtitle')} actions={facts ? ways : undefined}>
          {t('title')}
        </PageTitle>
        {facts ? (
          <CalendarPage view={view} day={day} {...facts} zone={zoneName(facts.timeZone, intl)} />
        ) : (
          <EmptyView
            drawing="search"
            title={t('noHours')}
            subtitle={t('noHoursHint')}
            action={<Button href={paths.bookingHours()}>{t('setHours')}</Button>}
          />
        )}
      </HydrationBoundary>
    </Messages>
  );
}
