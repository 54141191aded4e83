'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { StatusChip } from '@/components/ui/status-chip';
import { useCountries } from '@/hooks/reference/use-countries';
import type { PayoutMethodView } from '@/lib/contract/payout-methods';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { masked } from '@/lib/shared/bank-accounts';
import { formatMoment } from '@/lib/shared/dates';
import styles from './payouts.module.css';

type MethodRowProps = {
  method: PayoutMethodView;
  /** Whether payouts go to another account until this one's waiting time is over. */
  hasFormer: boolean;
  onMakeDefault: () => void;
  onConfirm: () => void;
  onRetire: () => void;
};

/** One bank account, or the account at the payment provider: only what its owner needs to recognise it. */
export function MethodRow({ method, hasFormer, onMakeDefault, onConfirm, onRetire }: MethodRowProps) {
  const { t } = useTranslation('payouts');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const countries = useCountries();
  const isWire = method.type === 'wire-transfer';
  const isBarred = !isWire && method.barrier !== null;
  const isCooling = method.status !== 'rejected' && !method.isUsable && !method.isHeld && !isBarred;
  return (
    <li className={`row cluster spread ${styles.method}`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <strong>
            <BidiText>{isWire ? method.bankName : 'Stripe'}</BidiText>
          </strong>
          {isWire ? (
            <bdi dir="ltr" className="tabular text-secondary">
              {masked(method.lastFour)}
            </bdi>
          ) : null}
          {method.isDefault ? <StatusChip label={t('setup.default')} tone="info" /> : null}
          {method.status === 'rejected' ? <StatusChip label={t('setup.rejected')} tone="error" /> : null}
          {isBarred ? <StatusChip label={t('setup.barred')} tone="error" /> : null}
          {method.isHeld ? <StatusChip label={t('setup.held')} tone="warning" /> : null}
          {method.status === 'verified' && !method.isHeld && !isBarred ? (
            <StatusChip label={t('setup.verified')} tone="success" />
          ) : null}
        </p>
        <p className={`cluster type-caption anywhere text-secondary ${styles.facts}`}>
          <span>{method.label}</span>
          {isWire ? (
            <>
              <span>{countries.find(({ value }) => value === method.country)?.label ?? method.country}</span>
              <bdi dir="ltr">{method.latinName}</bdi>
              <BidiText>{method.arabicName}</BidiText>
            </>
          ) : null}
        </p>
        {method.isHeld ? (
          <p className={styles.cooling}>{t(isWire ? 'setup.heldHint' : 'setup.heldHintConnected')}</p>
        ) : null}
        {isWire || !method.barrier ? null : (
          <p className={styles.cooling}>{t(`reason.account_${method.barrier}`)}</p>
        )}
        {isCooling ? (
          <p className={styles.cooling}>
            {t('setup.cooling', { date: formatMoment(method.usableAt, intl, zone) })}{' '}
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
