'use client';

import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { type FinanceTab, paths } from '@/lib/shared/paths';
import { BalanceCard } from './balance-card';
import styles from './finance.module.css';
import { Ledger } from './ledger';
import { Payouts } from './payouts';

type FinanceProps = { tab: FinanceTab };

/** Tabs of the specification: Balance, Revenue report. */
export function Finance({ tab }: FinanceProps) {
  const { t } = useTranslation('finance');
  const items = [
    { value: 'balance', label: t('tabs.balance'), href: paths.finance('balance') },
    { value: 'revenue-report', label: t('tabs.revenue'), href: paths.finance('revenue-report') },
  ];
  return (
    <>
      <TabsBar items={items} value={tab} label={t('tabs.label')} />
      <div role="tabpanel" aria-label={tab === 'balance' ? t('tabs.balance') : t('tabs.revenue')}>
        {tab === 'balance' ? (
          <div className={styles.columns}>
            <BalanceCard />
            <Ledger />
            <Payouts />
          </div>
        ) : (
          <Card>
            {/* No month has been closed yet: there is nothing to report, and nothing is made up. */}
            <EmptyView drawing="chart" title={t('revenue.empty')} subtitle={t('revenue.emptyHint')} />
          </Card>
        )}
      </div>
    </>
  );
}
