'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { leaveCompany, listMyCompanies } from '@/lib/client/endpoints.gen';
import type { Membership } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { InvitationCard } from './invitation-card';
import { MembershipRow } from './membership-row';
import styles from './my-companies.module.css';

/** Invitations that wait for an answer, then the companies that the viewer belongs to. */
export function MyCompanies() {
  const { t } = useTranslation('companies');
  const list = useEndpointList(listMyCompanies, {});
  const [leaving, setLeaving] = useState<Membership | null>(null);
  if (list.isError && list.items.length === 0) {
    return (
      <Card>
        <LoadError title={t('mine.failed')} query={list} />
      </Card>
    );
  }
  if (list.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={180} />
      </SkeletonGroup>
    );
  }
  const invitations = list.items.filter(({ status }) => status === 'invited');
  const memberships = list.items.filter(({ status }) => status === 'active');
  return (
    <div className="stack gap-4">
      {list.items.length === 0 ? (
        <Card>
          <EmptyView
            drawing="people"
            title={t('mine.empty')}
            subtitle={t('mine.emptyHint')}
            action={<Button href={paths.explore('users')}>{t('mine.explore')}</Button>}
          />
        </Card>
      ) : null}
      {invitations.map((invitation) => (
        <InvitationCard key={invitation._id} invitation={invitation} />
      ))}
      {memberships.length > 0 ? (
        <Card>
          <ul className={styles.rows} aria-label={t('mine.title')}>
            {memberships.map((membership) => (
              <MembershipRow
                key={membership._id}
                membership={membership}
                onLeave={() => setLeaving(membership)}
              />
            ))}
          </ul>
        </Card>
      ) : null}
      <LoadMore list={list} />
      <ConfirmAction
        endpoint={leaveCompany}
        subject={leaving}
        input={({ company }) => ({ params: { id: company._id } })}
        title={({ company }) => t('leave.question', { name: isolate(company.name) })}
        confirmLabel={t('leave.confirm')}
        done={t('leave.done')}
        destructive
        onClose={() => setLeaving(null)}
      >
        {t('leave.note')}
      </ConfirmAction>
    </div>
  );
}
