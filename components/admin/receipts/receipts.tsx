'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminList } from '@/components/admin/lists/admin-list';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listReceipts } from '@/lib/client/endpoints.gen';
import { ReceiptCard } from './receipt-card';
import { TransferRefunds } from './transfer-refunds';

const STATES = ['submitted', 'approved', 'rejected'] as const;

/** Receipts that wait, those that were decided, and refunds to send by bank. */
export function Receipts() {
  const { t } = useTranslation('transfers');
  const [tab, setTab] = useState<string>('submitted');
  const items = [...STATES, 'refunds' as const].map((value) => ({ value, label: t(`queue.${value}`) }));
  const state = STATES.find((each) => each === tab);
  return (
    <div className="stack gap-4">
      <TabsBar items={items} value={tab} label={t('queue.title')} onChange={setTab}>
        {state ? <ReceiptList status={state} /> : <TransferRefunds />}
      </TabsBar>
    </div>
  );
}

type ReceiptListProps = { status: (typeof STATES)[number] };

function ReceiptList({ status }: ReceiptListProps) {
  const { t } = useTranslation('transfers');
  const list = useEndpointList(listReceipts, { query: { status } });
  return (
    <AdminList
      list={list}
      label={t('queue.title')}
      failed={t('queue.failed')}
      empty={<EmptyView drawing="purchases" title={t('queue.empty')} subtitle={t('queue.emptyHint')} />}
      look="cards"
    >
      {(receipt) => <ReceiptCard receipt={receipt} />}
    </AdminList>
  );
}
