'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import type { MoneyAmount } from '@/lib/shared/money-format';
import styles from './total-card.module.css';

type TotalCardProps = {
  total: MoneyAmount;
  /** The button that goes on, and what the buyer must know before pressing it. */
  children: ReactNode;
};

/** The total of an order. */
export function TotalCard({ total, children }: TotalCardProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h6">
        {t('summary.title')}
      </h2>
      <p className={styles.total}>
        <span>{t('summary.total')}</span>
        <Money money={total} className={styles.amount} />
      </p>
      <p className={styles.note}>{t('summary.taxNote')}</p>
      {children}
    </Card>
  );
}
