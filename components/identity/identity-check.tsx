'use client';

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getIdentity } from '@/lib/client/endpoints.gen';
import type { IdentityView } from '@/lib/contract/identity';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate, formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './identity.module.css';
import { IdentityForm } from './identity-form';

const SEVERITY = { submitted: 'info', approved: 'success', rejected: 'warning' } as const;

/** The state of the member's identity check, and the documents to send. */
export function IdentityCheck() {
  const { t } = useTranslation('identity');
  const query = useEndpointQuery(getIdentity, {});
  const skeleton = (
    <SkeletonGroup>
      <Skeleton shape="block" height={240} />
    </SkeletonGroup>
  );
  return (
    <QueryView query={query} failed={t('failed')} skeleton={skeleton}>
      {(check) => (
        <div className={styles.page}>
          <State check={check} />
          {check.status === 'none' || check.status === 'rejected' ? (
            <IdentityForm check={check} />
          ) : (
            <AppLink href={paths.finance()} className={styles.more}>
              {t('toFinance')}
            </AppLink>
          )}
        </div>
      )}
    </QueryView>
  );
}

type CheckProps = { check: IdentityView };

function State({ check }: CheckProps) {
  const { t } = useTranslation('identity');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { status, reason, note, payableAt } = check;
  if (status === 'none') return null;
  const date = formatDate(check.decidedAt ?? check.submittedAt ?? '', 'text', intl, zone);
  return (
    <Alert severity={SEVERITY[status]}>
      <AlertTitle>{t(`state.${status}`)}</AlertTitle>
      {reason ? <p className="type-label">{t(`reason.${reason}`)}</p> : null}
      {note ? (
        <p>
          <BidiText>{note}</BidiText>
        </p>
      ) : null}
      <p>
        {payableAt
          ? t('state.approvedCooling', { date, from: formatMoment(payableAt, intl, zone) })
          : t(`state.${status}Hint`, { date })}
      </p>
    </Alert>
  );
}
