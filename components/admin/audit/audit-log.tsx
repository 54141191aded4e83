'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type AuditFilter, useAudit } from '@/hooks/admin/use-audit';
import styles from './audit.module.css';
import { AuditFilters } from './audit-filters';
import { AuditRow } from './audit-row';
import { AuditState } from './audit-state';

type AuditLogProps = { filter: AuditFilter };

/** What was done with authority, the last deed first, and whether the log is whole. */
export function AuditLog({ filter }: AuditLogProps) {
  return (
    <div className={styles.page}>
      <AuditState />
      <AuditFilters filter={filter} />
      <Entries filter={filter} />
    </div>
  );
}

function Entries({ filter }: AuditLogProps) {
  const { t } = useTranslation('operator');
  const list = useAudit(filter);
  if (list.isPending) {
    return (
      <SkeletonGroup className={styles.page}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={96} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) return <LoadError title={t('audit.failed')} query={list} />;
  if (list.items.length === 0) return <EmptyView drawing="posts" title={t('audit.empty')} />;
  return (
    <>
      <Card as="div" padding="none">
        <ol aria-label={t('pages.audit.title')} className={styles.list}>
          {list.items.map((entry) => (
            <AuditRow key={entry._id} entry={entry} filter={filter} />
          ))}
        </ol>
      </Card>
      <LoadMore
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        failed={list.moreFailed}
        onLoadMore={list.loadMore}
      />
    </>
  );
}
