'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listIdentityChecks } from '@/lib/client/endpoints.gen';
import { IdentityCard } from './identity-card';

const STATES = ['submitted', 'approved', 'rejected'] as const;

/** Identity checks that wait, and those that were decided. */
export function IdentityChecks() {
  const { t } = useTranslation('identity');
  const [tab, setTab] = useState<string>('submitted');
  const items = STATES.map((value) => ({ value, label: t(`queue.tab.${value}`) }));
  return (
    <div className="stack gap-4">
      <TabsBar items={items} value={tab} label={t('queue.title')} onChange={setTab}>
        <CheckList status={STATES.find((state) => state === tab) ?? 'submitted'} />
      </TabsBar>
    </div>
  );
}

type CheckListProps = { status: (typeof STATES)[number] };

function CheckList({ status }: CheckListProps) {
  const { t } = useTranslation('identity');
  const list = useEndpointList(listIdentityChecks, { query: { status } });
  return (
    <AdminList
      list={list}
      label={t('queue.title')}
      failed={t('queue.failed')}
      empty={<EmptyView drawing="people" title={t('queue.empty')} subtitle={t('queue.emptyHint')} />}
      look="cards"
    >
      {(check) => <IdentityCard check={check} />}
    </AdminList>
  );
}
