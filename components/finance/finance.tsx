'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { RevenueReportTab } from '@/components/revenue/revenue-report';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { type FinanceTab, paths, setupPath } from '@/lib/shared/paths';
import { BalanceCard } from './balance-card';
import styles from './finance.module.css';
import { IncomeCard } from './income-card';
import { Ledger } from './ledger';
import { Payouts } from './payouts';

type FinanceProps = {
  tab: FinanceTab;
  /** whether there is a balance to show */
  earns: boolean;
};

/** The tabs of the specification: Balance, Revenue report. */
export function Finance({ tab, earns }: FinanceProps) {
  const { t } = useTranslation('finance');
  const items = [
    { value: 'balance', label: t('tabs.balance'), href: paths.finance('balance') },
    { value: 'revenue-report', label: t('tabs.revenue'), href: paths.finance('revenue-report') },
  ];
  return (
    <TabsBar items={items} value={tab} label={t('tabs.label')}>
      {tab === 'balance' && !earns ? (
        <Card>
          <EmptyView
            drawing="wallet"
            title={t('guest.title')}
            subtitle={t('guest.subtitle')}
            action={<WhatNow />}
          />
        </Card>
      ) : null}
      {tab === 'balance' && earns ? (
        <div className="stack gap-4">
          <BalanceCard />
          <Payouts />
          <IncomeCard />
          <Ledger />
        </div>
      ) : null}
      {tab === 'revenue-report' ? <RevenueReportTab /> : null}
    </TabsBar>
  );
}

/** For members who earn nothing yet: how to become a creator, and the products that others sell. */
function WhatNow() {
  const { t } = useTranslation(['finance', 'layout']);
  const viewer = useViewer();
  const sells = viewer?.role !== 'MEMBER';
  return (
    <div className={styles.acts}>
      {sells ? null : <Button href={setupPath(viewer.accountType)}>{t('layout:become.title')}</Button>}
      <Button href={paths.marketplace()} variant={sells ? 'contained' : 'outlined'}>
        {t('guest.action')}
      </Button>
    </div>
  );
}
