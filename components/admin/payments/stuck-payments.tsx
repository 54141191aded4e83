'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listStuckPayments } from '@/lib/client/endpoints.gen';
import { STUCK_STATES } from '@/lib/contract/choices';
import { StuckCard } from './stuck-card';

/** Payments that an order could not take: those that wait for a decision, and those that went back. */
export function StuckPayments() {
  const { t } = useTranslation('stuck-payments');
  const [tab, setTab] = useState<string>('waiting');
  const items = STUCK_STATES.map((value) => ({ value, label: t(`tab.${value}`) }));
  return (
    <div className="stack gap-4">
      <TabsBar items={items} value={tab} label={t('title')} onChange={setTab}>
        <StuckList status={STUCK_STATES.find((state) => state === tab) ?? 'waiting'} />
      </TabsBar>
    </div>
  );
}

type StuckListProps = { status: (typeof STUCK_STATES)[number] };

function StuckList({ status }: StuckListProps) {
  const { t } = useTranslation('stuck-payments');
  const list = useEndpointList(listStuckPayments, { query: { status } });
  return (
    <AdminList
      list={list}
      label={t('title')}
      failed={t('failed')}
      empty={<EmptyView drawing="purchases" title={t('empty')} subtitle={t('emptyHint')} />}
      look="cards"
    >
      {(payment) => <StuckCard payment={payment} />}
    </AdminList>
  );
}
