'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCompany } from '@/hooks/companies/use-company';
import { changeRole, endMembership } from '@/lib/client/endpoints.gen';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { isolate } from '@/lib/shared/arabic';
import { CompanyHistory } from './company-history';
import styles from './company-page.module.css';
import { InviteDialog } from './invite-dialog';
import { MemberRow, OwnRow } from './member-row';
import { ShareBar } from './share-bar';
import { ShareDialog } from './share-dialog';

type CompanyPageProps = { companyId: string };

/** The shares of a company: the bar, the members with their actions, the history. */
export function CompanyPage({ companyId }: CompanyPageProps) {
  const { t } = useTranslation('companies');
  const query = useCompany(companyId);
  const { data: company, error } = query;
  if (error && !company) {
    return (
      <Card>
        <LoadError title={t('failed')} query={query} />
      </Card>
    );
  }
  if (!company) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={320} />
      </SkeletonGroup>
    );
  }
  return (
    <div className={styles.page}>
      <Shares company={company} />
      <CompanyHistory companyId={companyId} />
    </div>
  );
}

/** The role that a member does not have. */
const OTHER_ROLE = { administrator: 'member', member: 'administrator' } as const;

/** An invitation is withdrawn, a membership is ended. */
const endOf = ({ status }: CompanyMember) => (status === 'invited' ? 'withdraw' : 'end');

type SharesProps = { company: Company };

function Shares({ company }: SharesProps) {
  const { t } = useTranslation('companies');
  const titleId = useId();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<CompanyMember | null>(null);
  const [appointing, setAppointing] = useState<CompanyMember | null>(null);
  const [ending, setEnding] = useState<CompanyMember | null>(null);
  const { members, can } = company;
  const { _id: id } = company.company;
  const invite = can.invite ? (
    <Button startIcon={<Icon name="plus" size={20} />} onClick={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  ) : null;
  return (
    <Card padding="large" labelledBy={titleId} className="stack gap-4">
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId} className="type-h6">
            {t('shares.title')}
          </h2>
          <p className="type-body2 text-secondary">{t('shares.note')}</p>
        </div>
        {members.length > 0 ? invite : null}
      </header>
      <ShareBar company={company} />
      <ul className={styles.members}>
        <OwnRow company={company} />
        {members.map((member, index) => (
          <MemberRow
            key={member._id}
            member={member}
            index={index}
            onChange={() => setChanging(member)}
            onRole={() => setAppointing(member)}
            onEnd={() => setEnding(member)}
          />
        ))}
      </ul>
      {members.length === 0 ? (
        <EmptyView
          drawing="people"
          title={t('shares.empty')}
          subtitle={t('shares.emptyHint')}
          action={invite}
        />
      ) : null}
      <InviteDialog company={company} open={inviting} onClose={() => setInviting(false)} />
      <ShareDialog company={company} member={changing} onClose={() => setChanging(null)} />
      <ConfirmAction
        endpoint={changeRole}
        subject={appointing}
        input={({ _id: memberId, role }) => ({ params: { id, memberId }, body: { role: OTHER_ROLE[role] } })}
        title={({ role, person }) => t(`roles.${OTHER_ROLE[role]}.question`, { name: isolate(person.name) })}
        confirmLabel={({ role }) => t(`roles.${OTHER_ROLE[role]}.confirm`)}
        done={t('roles.done')}
        onClose={() => setAppointing(null)}
      >
        {({ role }) => t(`roles.${OTHER_ROLE[role]}.note`)}
      </ConfirmAction>
      <ConfirmAction
        endpoint={endMembership}
        subject={ending}
        input={({ _id: memberId }) => ({ params: { id, memberId } })}
        title={(member) => t(`end.${endOf(member)}Question`, { name: isolate(member.person.name) })}
        confirmLabel={(member) => t(`end.${endOf(member)}Confirm`)}
        done={(member) => t(`end.${endOf(member)}Done`)}
        destructive
        onClose={() => setEnding(null)}
      >
        {(member) => t(`end.${endOf(member)}Note`)}
      </ConfirmAction>
    </Card>
  );
}
