'use client';

import { useTranslation } from 'react-i18next';
import styles from './refund-policy.module.css';

type RefundPolicyProps = { days: number };

/** How many days a buyer may ask for a refund. */
export function RefundPolicy({ days }: RefundPolicyProps) {
  const { t } = useTranslation('products');
  return (
    <p className={styles.policy}>
      <strong>{t('refund.label')}: </strong>
      {days === 0 ? t('refund.none') : t('refund.within', { count: days })}
    </p>
  );
}
