'use client';

import { useTranslation } from 'react-i18next';
import figures from '@/components/admin/lists/figures.module.css';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getTrialBalance } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './books.module.css';

/** The balance of each kind of account, per currency, and whether all of them sum to zero. */
export function TrialBalance() {
  const { t } = useTranslation('operator');
  const query = useEndpointQuery(getTrialBalance, {});
  return (
    <QueryView query={query} failed={t('books.failed')}>
      {({ currencies }) => <Balances currencies={currencies} />}
    </QueryView>
  );
}

type BalancesProps = Pick<Payload<typeof getTrialBalance>, 'currencies'>;

function Balances({ currencies }: BalancesProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  if (currencies.length === 0) return <EmptyView drawing="chart" title={t('books.empty')} />;
  return currencies.map(({ currency, sum, kinds }) => (
    <Card key={currency} labelledBy={`balance-${currency}`}>
      <header className={`row cluster spread ${styles.head}`}>
        <h2 id={`balance-${currency}`} className="type-h6">
          {t('books.balance')} <bdi dir="ltr">{currency}</bdi>
        </h2>
        <StatusChip
          label={sum.amount === 0 ? t('books.balances') : t('books.off')}
          tone={sum.amount === 0 ? 'success' : 'error'}
          icon={sum.amount === 0 ? 'check' : 'warning'}
        />
      </header>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">{t('books.kind')}</th>
            <th scope="col" className={figures.count}>
              {t('books.accounts')}
            </th>
            <th scope="col" className={figures.figure}>
              {t('books.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, isHouse, accounts, balance }) => (
            <tr key={`${kind}${isHouse}`}>
              <th scope="row">
                <AppLink href={paths.adminAccounts({ kind })} className={styles.kind}>
                  {t(`account.${kind}`)}
                </AppLink>
                <span className="type-caption anywhere text-secondary">
                  {t(isHouse ? 'books.house' : 'books.members')}
                </span>
              </th>
              <td className={figures.count}>{numberFormat(intl).format(accounts)}</td>
              <td className={figures.figure}>
                <Money money={balance} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('books.sum')}</th>
            <td className={figures.count} />
            <td className={figures.figure}>
              <Money money={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  ));
}
