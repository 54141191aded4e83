'use client';

import { useTranslation } from 'react-i18next';
import { statusWord } from '@/components/orders/order-state';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { EmptyView } from '@/components/ui/empty-view';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { useCodeWords } from '@/hooks/use-code-words';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listSales } from '@/lib/client/endpoints.gen';
import type { SaleRow } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { AdminList } from '../lists/admin-list';
import lists from '../lists/lists.module.css';
import { SaleSearch } from './sale-search';
import { orderTones } from './sale-tones';
import styles from './sales.module.css';

type SaleListProps = { q: string | undefined };

/** Orders, found by what a buyer who asks about one may write. */
export function SaleList({ q }: SaleListProps) {
  return (
    <>
      <SaleSearch key={q ?? ''} q={q} />
      <Found q={q} />
    </>
  );
}

function Found({ q }: SaleListProps) {
  const { t } = useTranslation('operator-sales');
  const list = useEndpointList(listSales, { query: q ? { q } : {} });
  const empty = (
    <EmptyView drawing="search" title={t(q ? 'empty' : 'none')} subtitle={q ? t('emptyHint') : undefined} />
  );
  return (
    <AdminList list={list} label={t('list')} failed={t('failed')} empty={empty} look="links">
      {(sale) => <Row sale={sale} />}
    </AdminList>
  );
}

type RowProps = { sale: SaleRow };

function Row({ sale }: RowProps) {
  const { t } = useTranslation(['operator-sales', 'orders']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  return (
    <li>
      <AppLink href={paths.adminOrder(sale._id)} className={lists.link}>
        <span className={lists.words}>
          <span className={lists.said}>
            <bdi dir="ltr" className={lists.strong}>
              {sale.number}
            </bdi>
            <BidiText className="type-caption anywhere text-secondary">{sale.titles.join(' · ')}</BidiText>
          </span>
          <span className={`${lists.said} type-caption anywhere text-secondary`}>
            <BidiText>{sale.buyer.name}</BidiText>
            {sale.email ? <bdi dir="ltr">{sale.email}</bdi> : null}
            <time dateTime={sale.createdAt}>{formatMoment(sale.createdAt, intl, zone)}</time>
            {sale.gateway ? <span>{words(sale.gateway, 'operator-sales:gateway')}</span> : null}
          </span>
        </span>
        <Money money={sale.total} className={styles.amount} />
        <StatusChip label={t(`orders:status.${statusWord(sale)}`)} tone={orderTones[sale.status]} />
      </AppLink>
    </li>
  );
}
