'use client';

import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney, type MoneyAmount } from '@/lib/shared/money-format';
import styles from './sandbox.module.css';

type SandboxSubmitProps = { amount: MoneyAmount };

export function SandboxSubmit({ amount }: SandboxSubmitProps) {
  const { t } = useTranslation('checkout');
  const { intl } = useLocale();
  const { isSubmitting } = useFormState();
  return (
    <button type="submit" className={styles.button} disabled={isSubmitting}>
      {isSubmitting ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {t('sandbox.pay', { amount: isolate(formatMoney(amount, intl)) })}
    </button>
  );
}
