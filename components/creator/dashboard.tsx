'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceCard } from '@/components/finance/balance-card';
import { AppLink } from '@/components/ui/app-link';
import { paths } from '@/lib/shared/paths';
import styles from './dashboard.module.css';
import { DigitalContent } from './digital-content';
import { Figures } from './figures/figures';
import { SetupGuide } from './setup-guide';

type DashboardProps = { userId: string };

/** The creator's first page: earnings, figures and products. */
export function Dashboard({ userId }: DashboardProps) {
  const { t } = useTranslation('creator');
  const titleId = useId();
  return (
    <div className="grid gap-6">
      <SetupGuide />
      <Figures userId={userId} />
      <div className="grid gap-3">
        <BalanceCard />
        <AppLink href={paths.finance()} className={styles.more}>
          {t('dashboard.finance')}
        </AppLink>
      </div>
      <section aria-labelledby={titleId} className="grid gap-3">
        <h2 id={titleId} className="type-h5">
          {t('dashboard.products')}
        </h2>
        <DigitalContent userId={userId} most={3} />
        <AppLink href={paths.creatorDigitalContent()} className={styles.more}>
          {t('dashboard.all')}
        </AppLink>
      </section>
    </div>
  );
}
