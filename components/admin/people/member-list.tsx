'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Handle } from '@/components/ui/handle';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { type MemberFilter, useMembers } from '@/hooks/admin/use-members';
import { paths } from '@/lib/shared/paths';
import { AccountChip } from './account-chip';
import { MemberFilters } from './member-filters';
import styles from './people.module.css';

type MemberListProps = { filter: MemberFilter };

/** Members, found by what one knows of them. */
export function MemberList({ filter }: MemberListProps) {
  return (
    <>
      <MemberFilters key={filter.q ?? ''} filter={filter} />
      <Found filter={filter} />
    </>
  );
}

function Found({ filter }: MemberListProps) {
  const { t } = useTranslation('operator');
  const list = useMembers(filter);
  if (list.isPending) {
    return (
      <SkeletonGroup className={styles.bones}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" height={72} />
        ))}
      </SkeletonGroup>
    );
  }
  if (list.isError && list.items.length === 0) return <LoadError title={t('people.failed')} query={list} />;
  if (list.items.length === 0) {
    return <EmptyView drawing="search" title={t('people.empty')} subtitle={t('people.emptyHint')} />;
  }
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('pages.people.title')} className={styles.list}>
          {list.items.map((member) => (
            <li key={member._id}>
              <AppLink href={paths.adminPerson(member._id)} className={styles.row}>
                <Avatar name={member.name} src={member.profilePic} size={44} />
                <span className={styles.words}>
                  <span className={styles.line}>
                    <BidiText className={styles.name}>{member.name}</BidiText>
                    <Handle handle={member.handle} className={styles.quiet} />
                  </span>
                  <span className={`${styles.line} ${styles.quiet}`}>
                    <span>{t(`role.${member.role}`)}</span>
                    {member.email ? <bdi dir="ltr">{member.email}</bdi> : null}
                  </span>
                </span>
                <AccountChip status={member.status} />
              </AppLink>
            </li>
          ))}
        </ul>
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
