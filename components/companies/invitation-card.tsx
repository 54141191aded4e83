'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { PersonWords } from '@/components/users/person-words';
import { useAction } from '@/hooks/use-action';
import { acceptInvitation, declineInvitation } from '@/lib/client/endpoints.gen';
import type { Membership } from '@/lib/contract/companies';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { formatShare } from '@/lib/shared/share';
import styles from './my-companies.module.css';

type InvitationCardProps = { invitation: Membership };

/** An invitation: the company, the share, the role, and the two answers. */
export function InvitationCard({ invitation }: InvitationCardProps) {
  const { t } = useTranslation('companies');
  const { intl } = useLocale();
  const titleId = useId();
  const accept = useAction(acceptInvitation, { done: t('invitation.accepted') });
  const decline = useAction(declineInvitation, { done: t('invitation.declined') });
  const { _id, company, shareBps, role } = invitation;
  const input = { params: { id: _id } };
  const isBusy = accept.isPending || decline.isPending;
  const failure = accept.failure ?? decline.failure;
  return (
    <Card padding="large" labelledBy={titleId} className={styles.invitation}>
      <h2 id={titleId} className="type-h6">
        {t('invitation.title', { company: isolate(company.name) })}
      </h2>
      <div className={styles.row}>
        <Avatar name={company.name} src={company.profilePic} size={56} />
        <PersonWords name={company.name} href={paths.user(company._id)}>
          <span className="type-caption text-secondary">{t(`role.${role}`)}</span>
        </PersonWords>
        <strong className="type-h6 tabular">{formatShare(shareBps, intl)}</strong>
      </div>
      <p className="type-body2 text-secondary">
        {t('invitation.meaning', { share: isolate(formatShare(shareBps, intl)) })}
      </p>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button onClick={() => accept.run(input)} loading={accept.isPending} disabled={isBusy}>
          {t('invitation.accept')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => decline.run(input)}
          loading={decline.isPending}
          disabled={isBusy}
        >
          {t('invitation.decline')}
        </Button>
      </div>
    </Card>
  );
}
