'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { useToast } from '@/components/ui/toast';
import { PersonWords } from '@/components/users/person-words';
import { useAnswerInvitation } from '@/hooks/companies/use-company-acts';
import { useErrorText } from '@/hooks/use-error-text';
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
  const toast = useToast();
  const errorText = useErrorText();
  const titleId = useId();
  const answer = useAnswerInvitation();
  const { _id, company, shareBps, role } = invitation;
  const accepts = answer.variables?.accept;
  const say = (accept: boolean) =>
    answer.mutate(
      { id: _id, accept },
      { onSuccess: () => toast(t(accept ? 'invitation.accepted' : 'invitation.declined')) },
    );
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
      {answer.error ? <Alert severity="error">{errorText(answer.error)}</Alert> : null}
      <div className={`cluster gap-2 ${styles.actions}`}>
        <Button
          onClick={() => say(true)}
          loading={answer.isPending && accepts === true}
          disabled={answer.isPending}
        >
          {t('invitation.accept')}
        </Button>
        <Button
          variant="outlined"
          onClick={() => say(false)}
          loading={answer.isPending && accepts === false}
          disabled={answer.isPending}
        >
          {t('invitation.decline')}
        </Button>
      </div>
    </Card>
  );
}
