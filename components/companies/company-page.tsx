'use client';

import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useCompany } from '@/hooks/companies/use-company';
import type { Company, CompanyMember } from '@/lib/contract/companies';
import { CompanyHistory } from './company-history';
import styles from './company-page.module.css';
import { EndDialog } from './end-dialog';
import { InviteDialog } from './invite-dialog';
import { MemberRow, OwnRow } from './member-row';
import { RoleDialog } from './role-dialog';
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

type SharesProps = { company: Company };

function Shares({ company }: SharesProps) {
  const { t } = useTranslation('companies');
  const titleId = useId();
  const [inviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<CompanyMember | null>(null);
  const [appointing, setAppointing] = useState<CompanyMember | null>(null);
  const [ending, setEnding] = useState<CompanyMember | null>(null);
  const { members, can } = company;
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
      <RoleDialog companyId={company.company._id} member={appointing} onClose={() => setAppointing(null)} />
      <EndDialog companyId={company.company._id} member={ending} onClose={() => setEnding(null)} />
    </Card>
  );
}
