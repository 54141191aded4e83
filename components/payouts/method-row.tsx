'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { StatusChip } from '@/components/ui/status-chip';
import { useCountries } from '@/hooks/reference/use-countries';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { masked } from '@/lib/shared/bank-accounts';
import { formatDateTime } from '@/lib/shared/dates';
import styles from './payouts.module.css';

type MethodRowProps = {
  method: PayoutMethodView;
  /** Whether payouts go somewhere else until this one has cooled. */
  hasFormer: boolean;
  onMakeDefault: () => void;
  onConfirm: () => void;
  onRetire: () => void;
};

/** One bank account: enough to know it by, no more. */
export function MethodRow({ method, hasFormer, onMakeDefault, onConfirm, onRetire }: MethodRowProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const country = useCountries().find(({ value }) => value === method.country)?.label ?? method.country;
  const isCooling = method.status !== 'rejected' && !method.isUsable && !method.isHeld;
  return (
    <li className={styles.method}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>
            <BidiText>{method.bankName}</BidiText>
          </strong>
          <bdi dir="ltr" className={styles.account}>
            {masked(method.lastFour)}
          </bdi>
          {method.isDefault ? <StatusChip label={t('setup.default')} tone="info" /> : null}
          {method.status === 'rejected' ? <StatusChip label={t('setup.rejected')} tone="error" /> : null}
          {method.isHeld ? <StatusChip label={t('setup.held')} tone="warning" /> : null}
          {method.status === 'verified' && !method.isHeld ? (
            <StatusChip label={t('setup.verified')} tone="success" />
          ) : null}
        </p>
        <p className={styles.facts}>
          <span>{method.label}</span>
          <span>{country}</span>
          <bdi dir="ltr">{method.latinName}</bdi>
          <BidiText>{method.arabicName}</BidiText>
        </p>
        {method.isHeld ? <p className={styles.cooling}>{t('setup.heldHint')}</p> : null}
        {isCooling ? (
          <p className={styles.cooling}>
            {t('setup.cooling', { date: formatDateTime(method.usableAt, intl) })}{' '}
            {hasFormer ? t('setup.inUseMeanwhile') : null}
          </p>
        ) : null}
      </div>
      <div className={styles.rowActions}>
        {method.isHeld ? (
          <Button variant="text" onClick={onConfirm}>
            {t('setup.confirm')}
          </Button>
        ) : null}
        {method.isDefault || method.status === 'rejected' ? null : (
          <Button variant="text" onClick={onMakeDefault}>
            {t('setup.makeDefault')}
          </Button>
        )}
        <Button variant="text" color="error" onClick={onRetire}>
          {t('setup.retire')}
        </Button>
      </div>
    </li>
  );
}
