import Button from '@mui/material/Button';
import { definePage } from '@/app/define-page';
import { CalendarPage } from '@/components/kinds/bookings/calendar/calendar-page';
import { shownDays, VIEWS } from '@/components/kinds/bookings/calendar/shown-days';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { listBookings } from '@/lib/contract/kinds/appointments';
import { listWaitingBookings } from '@/lib/contract/kinds/requests';
import * as appointments from '@/lib/server/kinds/bookings/appointments';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { zoneName } from '@/lib/shared/zone-name';

const page = definePage({
  namespace: 'booking-calendar',
  query: ({ view, day }) => ({
    view: VIEWS.find((one) => one === view) ?? 'week',
    day: listBookings.query.shape.from.safeParse(day).data,
  }),
  access: () => requireMember(paths.creatorCalendar(), 'CREATOR'),
  title: ({ t }) => t('title'),
  messages: ['booking-calendar'],
  load: async ({ ctx, page, query: { view, day } }) => {
    const facts = await appointments.getCalendarFacts(ctx);
    if (!facts) return null;
    const shown = { view, day: day ?? facts.today };
    const { first: from, days } = shownDays(view, shown.day, facts.weekStart);
    const query = { from, days: days.length };
    await page.one(listBookings, { query }, () => appointments.listBookings(ctx, query));
    await page.one(listWaitingBookings, {}, () => appointments.listWaiting(ctx));
    return { ...shown, ...facts };
  },
  view: ({ t, intl, data }) => (
    <>
      <PageTitle
        subtitle={t('subtitle')}
        actions={
          data ? (
            <>
              <Button
                href={paths.bookingPackages()}
                variant="outlined"
                startIcon={<Icon name="box" size={20} />}
              >
                {t('packages')}
              </Button>
              <Button
                href={paths.bookingHours()}
                variant="outlined"
                startIcon={<Icon name="clock" size={20} />}
              >
                {t('hours')}
              </Button>
            </>
          ) : undefined
        }
      >
        {t('title')}
      </PageTitle>
      {data ? (
        <CalendarPage {...data} zone={zoneName(data.timeZone, intl)} />
      ) : (
        <EmptyView
          drawing="search"
          title={t('noHours')}
          subtitle={t('noHoursHint')}
          action={<Button href={paths.bookingHours()}>{t('setHours')}</Button>}
        />
      )}
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
