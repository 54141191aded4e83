import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { HoursPage } from '@/components/kinds/bookings/hours/hours-page';
import { PageColumn } from '@/components/layout/page-column';
import { PageTitle } from '@/components/ui/page-title';
import { getBusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { getCalendarFeed } from '@/lib/contract/kinds/booking-feed';
import { getBookingHours } from '@/lib/contract/kinds/booking-hours';
import { listHostedOffers } from '@/lib/contract/kinds/hosted-offers';
import { Messages } from '@/lib/i18n/page-messages';
import { getLocale, getTranslation } from '@/lib/i18n/server';
import { namedZones } from '@/lib/i18n/time-zones';
import * as busy from '@/lib/server/kinds/bookings/busy/service';
import * as feed from '@/lib/server/kinds/bookings/feed';
import * as hosted from '@/lib/server/kinds/bookings/hosted-offers';
import * as hours from '@/lib/server/kinds/bookings/hours';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('booking-hours');
  return { title: t('title'), robots: { index: false } };
}

export default async function BookingHoursPage() {
  const ctx = await requireMember(paths.bookingHours(), 'CREATOR');
  const { t } = await getTranslation('booking-hours');
  const { locale } = await getLocale();
  const page = prefetch();
  await Promise.all([
    page.one(getBookingHours, {}, () => hours.getBookingHours(ctx)),
    page.one(getBusyCalendar, {}, () => busy.getBusyCalendar(ctx)),
    page.one(getCalendarFeed, {}, () => feed.getCalendarFeed(ctx)),
    page.one(listHostedOffers, {}, () => hosted.listHostedOffers(ctx)),
  ]);
  return (
    <Messages of={['booking-hours', 'kinds-bookings']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
          <HoursPage zones={namedZones(locale)} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
