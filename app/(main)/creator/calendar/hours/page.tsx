import { definePage } from '@/app/define-page';
import { HoursPage } from '@/components/kinds/bookings/hours/hours-page';
import { PageColumn } from '@/components/layout/page-column';
import { getBusyCalendar } from '@/lib/contract/kinds/booking-calendars';
import { getCalendarFeed } from '@/lib/contract/kinds/booking-feed';
import { getBookingHours } from '@/lib/contract/kinds/booking-hours';
import { listHostedOffers } from '@/lib/contract/kinds/hosted-offers';
import { namedZones } from '@/lib/i18n/time-zones';
import * as busy from '@/lib/server/kinds/bookings/busy/service';
import * as feed from '@/lib/server/kinds/bookings/feed';
import * as hosted from '@/lib/server/kinds/bookings/hosted-offers';
import * as hours from '@/lib/server/kinds/bookings/hours';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'booking-hours',
  access: () => requireMember(paths.bookingHours(), 'CREATOR'),
  title: ({ t }) => t('title'),
  messages: ['booking-hours', 'kinds-bookings'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.one(getBookingHours, {}, () => hours.getBookingHours(ctx)),
      page.one(getBusyCalendar, {}, () => busy.getBusyCalendar(ctx)),
      page.one(getCalendarFeed, {}, () => feed.getCalendarFeed(ctx)),
      page.one(listHostedOffers, {}, () => hosted.listHostedOffers(ctx)),
    ]),
  Frame: PageColumn,
  subtitle: ({ t }) => t('subtitle'),
  view: ({ locale }) => <HoursPage zones={namedZones(locale)} />,
});

export const { generateMetadata } = page;
export default page.Page;
