'use client';

import { useTranslation } from 'react-i18next';
import { cardRefusal } from '@/lib/shared/card-refusals';
import styles from './refused-card.module.css';

type RefusedCardProps = {
  /** as the payment has it; nothing is shown for a payment that no bank refused and whose time is not over */
  failure: string | null;
};

/** Why the bank refused a card, and what helps: on the order's page, and wherever else a payment can be tried again. */
export function RefusedCard({ failure }: RefusedCardProps) {
  const { t } = useTranslation('orders');
  const refusal = cardRefusal(failure);
  if (!refusal && failure !== 'expired') return null;
  return (
    <div className={styles.refused}>
      <p className="type-label text-error">{t(`failure.${refusal ?? 'expired'}`)}</p>
      {refusal ? <p className={styles.advice}>{t(`advice.${refusal}`)}</p> : null}
    </div>
  );
}
