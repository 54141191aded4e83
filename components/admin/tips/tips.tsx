'use client';

import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listAdminTips } from '@/lib/client/endpoints.gen';
import { TipCard } from './tip-card';

/** Tips that wait for an operator, newest first. */
export function Tips() {
  const { t } = useTranslation(['tips', 'operator']);
  const list = useEndpointList(listAdminTips, {});
  const empty = <EmptyView drawing="search" title={t('admin.empty')} />;
  return (
    <AdminList
      list={list}
      label={t('operator:pages.tips.title')}
      failed={t('admin.failed')}
      empty={empty}
      look="cards"
    >
      {(tip) => <TipCard tip={tip} />}
    </AdminList>
  );
}
