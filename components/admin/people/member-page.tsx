'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Handle } from '@/components/ui/handle';
import { TitledCard } from '@/components/ui/titled-card';
import { useMember } from '@/hooks/admin/use-members';
import { paths } from '@/lib/shared/paths';
import { AccountChip } from './account-chip';
import { MemberFacts } from './member-facts';
import styles from './people.module.css';
import { RestoreDialog } from './restore-dialog';
import { SuspendDialog } from './suspend-dialog';
import { Suspensions } from './suspensions';

type MemberPageProps = { id: string };

/** One member: who they are, the state of the account, and what an operator may do. */
export function MemberPage({ id }: MemberPageProps) {
  const { t } = useTranslation('operator');
  const query = useMember(id);
  const [asks, setAsks] = useState<'suspend' | 'restore' | null>(null);
  const member = query.data;
  if (!member) return query.error ? <LoadError title={t('people.failed')} query={query} /> : null;
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
      <RestoreDialog member={member} open={asks === 'restore'} onClose={() => setAsks(null)} />
    </div>
  );
}
