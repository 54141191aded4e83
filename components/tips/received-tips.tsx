'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useReceivedTips } from '@/hooks/tips/use-received-tips';
import { TipRow } from './tip-row';

/** The tips that an author got, newest first. */
export function ReceivedTips() {
  const { t } = useTranslation('tips');
  const tips = useReceivedTips();
  if (tips.isPending)
    return (
      <SkeletonGroup className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={112} />
        ))}
      </SkeletonGroup>
    );
  if (tips.isError && tips.items.length === 0) return <LoadError title={t('received.failed')} query={tips} />;
  if (tips.items.length === 0)
    return (
      <EmptyView drawing="people" title={t('received.emptyTitle')} subtitle={t('received.emptySubtitle')} />
    );
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('received.title')}>
          {tips.items.map((tip) => (
            <TipRow key={tip._id} tip={tip} />
          ))}
        </ul>
      </Card>
      <LoadMore list={tips} />
    </>
  );
}
