'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { useDeletion } from '@/hooks/account/use-deletion';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import styles from './deletion-dialog.module.css';

type DeletionFactsProps = { open: boolean };

/** What is deleted, what stays, and what can still be withdrawn. */
export function DeletionFacts({ open }: DeletionFactsProps) {
  const { t } = useTranslation('account');
  const { intl } = useLocale();
  const { data } = useDeletion(open);
  return (
    <>
      <ul className={styles.facts}>
        <li>{t('deletion.gone')}</li>
        {data && data.salesCount > 0 ? <li>{t('deletion.buyers')}</li> : null}
        {data && data.purchasesCount > 0 ? <li>{t('deletion.purchases')}</li> : null}
      </ul>
      {data?.payoutOpen ? <Alert severity="error">{t('deletion.payout')}</Alert> : null}
      {data?.balances.map((money) => (
        <Alert key={money.currency} severity="warning">
          {t('deletion.balance', { amount: isolate(formatMoney(money, intl)) })}{' '}
          <AppLink href={paths.finance()}>{t('deletion.finance')}</AppLink>
        </Alert>
      ))}
    </>
  );
}
