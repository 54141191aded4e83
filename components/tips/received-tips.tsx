'use client';

import { useTranslation } from 'react-i18next';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listReceivedTips } from '@/lib/client/endpoints.gen';
import { TipRow } from './tip-row';

/** The tips that an author got, newest first. */
export function ReceivedTips() {
  const { t } = useTranslation('tips');
  const tips = useEndpointList(listReceivedTips, {});
  const skeleton = (
    <SkeletonGroup className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" height={112} />
      ))}
    </SkeletonGroup>
  );
  const empty = (
    <EmptyView drawing="people" title={t('received.emptyTitle')} subtitle={t('received.emptySubtitle')} />
  );
  return (
    <ListView list={tips} failed={t('received.failed')} skeleton={skeleton} empty={empty}>
      {(rows) => (
        <>
          <Card as="div" padding="none">
            <ul aria-label={t('received.title')}>
              {rows.map((tip) => (
                <TipRow key={tip._id} tip={tip} />
              ))}
            </ul>
          </Card>
          <LoadMore list={tips} />
        </>
      )}
    </ListView>
  );
}
