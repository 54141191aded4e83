import { definePage } from '@/app/define-page';
import { EventTable } from '@/components/admin/events/event-table';
import { getEventFigures } from '@/lib/server/analytics/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

/**
 * The events that browsers reported, with counts. Their texts are in a file that browsers do not get, so the server
 * renders the page.
 */
const page = definePage({
  namespace: 'events',
  access: () => requireMember(paths.adminEvents(), 'ADMIN'),
  title: ({ t }) => t('operator:pages.events.title'),
  load: ({ ctx }) => getEventFigures(ctx),
  subtitle: ({ t }) => t('operator:pages.events.hint'),
  view: ({ t, intl, data: { days, groups } }) => (
    <EventTable
      note={t('note')}
      heads={{ event: t('event'), month: t('month') }}
      days={days}
      groups={groups.map(({ group, events }) => ({
        name: t(`group.${group}`),
        rows: events.map(({ name, counts, month }) => ({ name: t(`name.${name}`), counts, month })),
      }))}
      intl={intl}
    />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
