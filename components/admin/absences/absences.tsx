'use client';

import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listAbsences } from '@/lib/client/endpoints.gen';
import { AbsenceCard } from './absence-card';

/** Sessions about which host and buyer do not agree who was there, newest first. */
export function Absences() {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listAbsences, {});
  const empty = <EmptyView drawing="search" title={t('absences.empty')} />;
  return (
    <AdminList
      list={list}
      label={t('pages.absences.title')}
      failed={t('absences.failed')}
      empty={empty}
      look="cards"
    >
      {(row) => <AbsenceCard row={row} />}
    </AdminList>
  );
}
