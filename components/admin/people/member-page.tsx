'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Handle } from '@/components/ui/handle';
import { TitledCard } from '@/components/ui/titled-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getMember, restoreMember } from '@/lib/client/endpoints.gen';
import type { MemberDetails } from '@/lib/contract/operator-people';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { AccountChip } from './account-chip';
import { MemberFacts } from './member-facts';
import styles from './people.module.css';
import { SuspendDialog } from './suspend-dialog';
import { Suspensions } from './suspensions';

type MemberPageProps = { id: string };

/** One member: who they are, the state of the account, and what an operator may do. */
export function MemberPage({ id }: MemberPageProps) {
  const { t } = useTranslation('operator');
  const query = useEndpointQuery(getMember, { params: { id } });
  return (
    <QueryView query={query} failed={t('people.failed')}>
      {(member) => <Member member={member} />}
    </QueryView>
  );
}

type MemberProps = { member: MemberDetails };

function Member({ member }: MemberProps) {
  const { t } = useTranslation('operator');
  const [asks, setAsks] = useState<'suspend' | 'restore' | null>(null);
  const { _id: id } = member;
  return (
    <div className="stack gap-4">
      <header className="row cluster gap-4">
        <Avatar name={member.name} src={member.profilePic} size={72} />
        <div className={styles.words}>
          <h1 className="type-h4">
            <BidiText>{member.name}</BidiText>
          </h1>
          <p className={styles.line}>
            <Handle handle={member.handle} className="type-caption anywhere text-secondary" />
            <AccountChip status={member.status} />
          </p>
        </div>
        <div className="flex gap-2">
          {member.can.suspend ? (
            <Button color="error" variant="outlined" onClick={() => setAsks('suspend')}>
              {t('people.suspend')}
            </Button>
          ) : null}
          {member.can.restore ? (
            <Button onClick={() => setAsks('restore')}>{t('people.restore')}</Button>
          ) : null}
        </div>
      </header>
      <TitledCard title={t('people.facts')}>
        <MemberFacts member={member} />
        <p className={styles.links}>
          {member.status === 'active' ? <AppLink href={paths.user(id)}>{t('people.profile')}</AppLink> : null}
          <AppLink href={paths.adminAudit({ subject: id })}>{t('people.audit')}</AppLink>
        </p>
      </TitledCard>
      <Suspensions suspensions={member.suspensions} />
      <SuspendDialog member={member} open={asks === 'suspend'} onClose={() => setAsks(null)} />
      <ConfirmAction
        endpoint={restoreMember}
        subject={asks === 'restore' ? member : null}
        input={() => ({ params: { id } })}
        title={t('people.restoreQuestion', { name: isolate(member.name) })}
        confirmLabel={t('people.restore')}
        done={t('people.restored')}
        onClose={() => setAsks(null)}
      >
        {t('people.restoreNote')}
      </ConfirmAction>
    </div>
  );
}
