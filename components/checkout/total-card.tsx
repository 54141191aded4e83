'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import type { MoneyAmount } from '@/lib/shared/money-format';
import styles from './total-card.module.css';

type TotalCardProps = {
  total: MoneyAmount;
  /** The way on: a button, and what must be known before it is pressed. */
  children: ReactNode;
};

/** What it comes to. */
export function TotalCard({ total, children }: TotalCardProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  return (
    <Card padding="large" labelledBy={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
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
