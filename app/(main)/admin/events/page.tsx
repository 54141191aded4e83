import type { Metadata } from 'next';
import { EventTable } from '@/components/admin/events/event-table';
import { PageTitle } from '@/components/ui/page-title';
import { getTranslation } from '@/lib/i18n/server';
import { getEventFigures } from '@/lib/server/analytics/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.events.title'), robots: { index: false } };
}

/**
 * The events that browsers reported, with counts. Their texts are in a file that browsers do not get, so the server
 * renders the page.
 */
export default async function EventsPage() {
  const ctx = await requireMember(paths.adminEvents(), 'ADMIN');
  const [{ t, intl }, { days, groups }] = await Promise.all([getTranslation('events'), getEventFigures(ctx)]);
  return (
    <>
      <PageTitle subtitle={t('operator:pages.events.hint')}>{t('operator:pages.events.title')}</PageTitle>
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
    </>
  );
}
