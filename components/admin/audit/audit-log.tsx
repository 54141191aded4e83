'use client';

import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listAudit } from '@/lib/client/endpoints.gen';
import { type AuditFilter, AuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { AuditState } from './audit-state';

type AuditLogProps = { filter: AuditFilter };

/** What operators and commands did, newest first, and whether the log is complete. */
export function AuditLog({ filter }: AuditLogProps) {
  return (
    <div className="stack gap-4">
      <AuditState />
      <AuditFilters filter={filter} />
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: AuditLogProps) {
  const { t } = useTranslation('operator');
  const list = useEndpointList(listAudit, { query: filter });
  return (
    <AdminList
      list={list}
      label={t('pages.audit.title')}
      failed={t('audit.failed')}
      empty={<EmptyView drawing="posts" title={t('audit.empty')} />}
      look="log"
    >
      {(entry) => <AuditRow entry={entry} filter={filter} />}
    </AdminList>
  );
}
