'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Handle } from '@/components/ui/handle';
import { approveIdentity } from '@/lib/client/endpoints.gen';
import type { IdentityCheckRow } from '@/lib/contract/identity';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './identity-checks.module.css';
import { IdentityDocument } from './identity-document';
import { IdentityFacts } from './identity-facts';
import { RejectIdentity } from './reject-identity';
import { UndoDecision } from './undo-decision';

type IdentityCardProps = { check: IdentityCheckRow };

/** A row of `identity_checks` for the operator: its owner, the data to compare, the documents, the decision. */
export function IdentityCard({ check }: IdentityCardProps) {
  const { t } = useTranslation('identity');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { person, reason, note, decidedAt, decidedBy } = check;
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <AppLink href={paths.adminPerson(person._id)} className={styles.person}>
        <Avatar name={person.name} src={person.profilePic} size={44} />
        <span className="grid min-0">
          <BidiText className={lists.strong}>{person.name}</BidiText>
          <Handle handle={person.handle} className="type-caption anywhere text-secondary" />
        </span>
      </AppLink>
      <p className="type-caption anywhere text-secondary">
        {t('queue.sent')}: {formatMoment(check.submittedAt, intl, zone)}
      </p>
      {decidedAt ? (
        <p className="type-caption anywhere text-secondary">
          {t('queue.decided')}: {formatMoment(decidedAt, intl, zone)}
          {decidedBy ? (
            <>
              {' · '}
              {t('queue.by')}: <BidiText>{decidedBy.name}</BidiText>
            </>
          ) : null}
        </p>
      ) : null}
      {reason ? <p className={lists.strong}>{t(`reason.${reason}`)}</p> : null}
      {note ? <BidiText>{note}</BidiText> : null}
      <IdentityFacts check={check} />
      {check.documents.length > 0 ? (
        <div className={lists.actions}>
          {check.documents.map((document) => (
            <IdentityDocument key={document._id} document={document} name={person.name} />
          ))}
        </div>
      ) : null}
      {check.status === 'submitted' ? <Decision check={check} /> : null}
      {check.undoUntil && !check.isOwn ? <UndoDecision check={check} until={check.undoUntil} /> : null}
    </Card>
  );
}

function Decision({ check }: IdentityCardProps) {
  const { t } = useTranslation('identity');
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  if (check.isOwn) return <p className="type-caption anywhere text-secondary">{t('queue.own')}</p>;
  const close = () => setAsked(null);
  return (
    <div className={lists.actions}>
      <Button onClick={() => setAsked('approve')}>{t('queue.approve')}</Button>
      <Button variant="outlined" color="error" onClick={() => setAsked('reject')}>
        {t('queue.reject')}
      </Button>
      <ConfirmAction
        endpoint={approveIdentity}
        subject={asked === 'approve' ? check : null}
        input={({ _id: id }) => ({ params: { id } })}
        title={t('queue.approveQuestion', { name: isolate(check.person.name) })}
        confirmLabel={t('queue.approve')}
        done={t('queue.approvedDone')}
        onClose={close}
      >
        {t('queue.approveNote')}
      </ConfirmAction>
      <RejectIdentity check={check} open={asked === 'reject'} onClose={close} />
    </div>
  );
}
