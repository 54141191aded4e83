'use client';

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { useErrorToast } from '@/components/session/use-error-toast';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useToast } from '@/components/ui/toast';
import { useIdentity, useIdentityActs } from '@/hooks/identity/use-identity';
import { SIDES } from '@/lib/contract/choices';
import type { IdentityView } from '@/lib/contract/identity';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { DocumentSlot } from './document-slot';
import styles from './identity.module.css';

const SEVERITY = { submitted: 'info', approved: 'success', rejected: 'warning' } as const;

/** The state of the member's identity check, and the documents to send. */
export function IdentityCheck() {
  const { t } = useTranslation('identity');
  const query = useIdentity();
  if (query.isPending) {
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={240} />
      </SkeletonGroup>
    );
  }
  if (query.isError && !query.data) return <LoadError title={t('failed')} query={query} />;
  const check = query.data;
  const mayWrite = check.status === 'none' || check.status === 'rejected';
  return (
    <div className={styles.page}>
      <State check={check} />
      {mayWrite ? (
        <Documents check={check} />
      ) : (
        <AppLink href={paths.finance()} className={styles.more}>
          {t('toFinance')}
        </AppLink>
      )}
    </div>
  );
}

type CheckProps = { check: IdentityView };

function State({ check }: CheckProps) {
  const { t } = useTranslation('identity');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { status, reason, note } = check;
  if (status === 'none') return null;
  const date = formatDate(check.decidedAt ?? check.submittedAt ?? '', 'text', intl, zone);
  return (
    <Alert severity={SEVERITY[status]}>
      <AlertTitle>{t(`state.${status}`)}</AlertTitle>
      {reason ? <p className={styles.name}>{t(`reason.${reason}`)}</p> : null}
      {note ? (
        <p>
          <BidiText>{note}</BidiText>
        </p>
      ) : null}
      <p>{t(`state.${status}Hint`, { date })}</p>
    </Alert>
  );
}

function Documents({ check }: CheckProps) {
  const { t } = useTranslation('identity');
  const toast = useToast();
  const onError = useErrorToast();
  const { submit } = useIdentityActs();
  const hasFront = check.documents.some(({ side }) => side === 'front');
  return (
    <Card padding="large" className={styles.card}>
      <h2 className={styles.title}>{t('documents')}</h2>
      <p className={styles.hint}>{t('kinds')}</p>
      <ul className={styles.slots}>
        {SIDES.map((side) => (
          <DocumentSlot
            key={side}
            side={side}
            document={check.documents.find((document) => document.side === side)}
          />
        ))}
      </ul>
      <p className={styles.privacy}>
        <Icon name="lock" size={20} />
        <span>{t('privacy')}</span>
      </p>
      <Button
        disabled={!hasFront}
        loading={submit.isPending}
        className={styles.send}
        onClick={() => submit.mutate(undefined, { onError, onSuccess: () => toast(t('sent')) })}
      >
        {t('send')}
      </Button>
    </Card>
  );
}
