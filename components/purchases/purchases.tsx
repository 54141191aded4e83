'use client';

import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskForPurchase } from '@/components/refunds/ask-for-purchase';
import { OwnRefunds } from '@/components/refunds/own-refunds';
import { ListView } from '@/components/session/query-view';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listPurchases } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { PurchaseCard } from './purchase-card';

type Asked = { orderId: string; lineId: string; times: number };

/** The products that the member has bought, and their refunds. */
export function Purchases() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <div className="stack gap-5">
      <Bought onAskRefund={(of) => setAsked((before) => ({ ...of, times: (before?.times ?? 0) + 1 }))} />
      <OwnRefunds heading={heading} />
      {asked ? (
        <AskForPurchase
          key={asked.times}
          orderId={asked.orderId}
          lineId={asked.lineId}
          // The opener may be gone: a refunded purchase leaves the list.
          onDone={() => heading.current?.focus()}
        />
      ) : null}
    </div>
  );
}

type BoughtProps = { onAskRefund: (of: Omit<Asked, 'times'>) => void };

function Bought({ onAskRefund }: BoughtProps) {
  const { t } = useTranslation('orders');
  const purchases = useEndpointList(listPurchases, {});
  return (
    <ListView
      list={purchases}
      failed={t('purchases.failed')}
      skeleton={
        <SkeletonGroup className="stack gap-3">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={130} />
          ))}
        </SkeletonGroup>
      }
      empty={
        <EmptyView
          drawing="purchases"
          title={t('purchases.empty')}
          subtitle={t('purchases.emptyHint')}
          action={<Button href={paths.marketplace()}>{t('purchases.browse')}</Button>}
        />
      }
    >
      {(rows) => (
        <div>
          <ul aria-label={t('purchases.list')} className="stack gap-3">
            {rows.map((purchase) => (
              <PurchaseCard key={purchase._id} purchase={purchase} onAskRefund={onAskRefund} />
            ))}
          </ul>
          <LoadMore list={purchases} />
        </div>
      )}
    </ListView>
  );
}
