'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLast } from '@/components/action/use-last';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listAdminRefunds, listSaleRefunds } from '@/lib/client/endpoints.gen';
import type { RefundQueue as Queue, RefundRow } from '@/lib/contract/refunds';
import { DecideDialog } from './decide-dialog';
import type { Decider } from './decider';
import { QueueRow } from './queue-row';
import styles from './refunds.module.css';

const OF: Record<Decider, readonly Queue[]> = {
  seller: ['waiting', 'all'],
  operator: ['waiting', 'failed', 'all'],
};
const TAB = { waiting: 'sales.waiting', failed: 'sales.failedTab', all: 'sales.all' } as const;

type RefundQueueProps = { by: Decider };

/** Refunds of the seller's sales, or of all sales: those that wait for a decision first. */
export function RefundQueue({ by }: RefundQueueProps) {
  const { t } = useTranslation('sale-refunds');
  const [of, setOf] = useState<Queue>('waiting');
  const [asked, setAsked] = useState<{ row: RefundRow; grant: boolean } | null>(null);
  const last = useLast(asked);
  const items = OF[by].map((queue) => ({ value: queue, label: t(TAB[queue]) }));
  return (
    <div className="grid gap-4">
      <TabsBar items={items} value={of} label={t('sales.tabs')} onChange={(next) => setOf(next as Queue)}>
        <QueueOf key={of} by={by} of={of} onDecide={(row, grant) => setAsked({ row, grant })} />
      </TabsBar>
      {last ? (
        <DecideDialog
          key={`${last.row._id} ${last.grant}`}
          by={by}
          row={last.row}
          grant={last.grant}
          open={asked !== null}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </div>
  );
}

type QueueOfProps = { by: Decider; of: Queue; onDecide: (row: RefundRow, grant: boolean) => void };

function QueueOf({ by, of, onDecide }: QueueOfProps) {
  const { t } = useTranslation('sale-refunds');
  const queue = useEndpointList(by === 'operator' ? listAdminRefunds : listSaleRefunds, { query: { of } });
  const title = { waiting: 'sales.empty', failed: 'admin.emptyFailed', all: 'admin.emptyAll' } as const;
  const hint = of === 'waiting' && by === 'seller' ? 'sales.emptyHint' : 'admin.emptyHint';
  return (
    <ListView
      list={queue}
      failed={t('sales.failed')}
      skeleton={
        <SkeletonGroup className="grid gap-2">
          <Skeleton shape="block" height={132} />
          <Skeleton shape="block" height={132} />
        </SkeletonGroup>
      }
      empty={<EmptyView drawing="wallet" title={t(title[of])} subtitle={t(hint)} />}
    >
      {(rows) => (
        <Card padding="none">
          <ul className={styles.list} aria-label={t('sales.title')}>
            {rows.map((row) => (
              <QueueRow key={row._id} by={by} row={row} onDecide={(grant) => onDecide(row, grant)} />
            ))}
          </ul>
          <LoadMore list={queue} />
        </Card>
      )}
    </ListView>
  );
}
