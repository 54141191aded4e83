'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TitleText } from '@/components/ui/title-text';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getAdminSale, getSale } from '@/lib/client/endpoints.gen';
import type { SaleView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import type { Decider } from './decider';
import { GiveDialog } from './give-dialog';
import { RefundList } from './refund-list';
import styles from './refunds.module.css';
import { SaleFacts } from './sale-facts';

type SalePageProps = { by: Decider; id: string };

/** One sold line: the buyer, the refunds so far, and a button to refund more. */
export function SalePage({ by, id }: SalePageProps) {
  const { t } = useTranslation('sale-refunds');
  const query = useEndpointQuery(by === 'operator' ? getAdminSale : getSale, { params: { id } });
  const back = by === 'operator' ? paths.adminRefunds() : paths.saleRefunds();
  return (
    <QueryView
      query={query}
      failed={t('sale.failed')}
      skeleton={
        <SkeletonGroup className="grid gap-4">
          <Skeleton shape="block" height={240} />
        </SkeletonGroup>
      }
      missing={
        <EmptyView
          drawing="lost"
          titleAs="h1"
          title={t('sale.notFound')}
          subtitle={t('sale.notFoundHint')}
          action={<Button href={back}>{t('sales.title')}</Button>}
        />
      }
    >
      {(sale) => <Sale by={by} sale={sale} />}
    </QueryView>
  );
}

type SaleProps = { by: Decider; sale: SaleView };

function Sale({ by, sale }: SaleProps) {
  const { t } = useTranslation(['sale-refunds', 'refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const [isGiving, setGiving] = useState(false);
  return (
    <div className="grid gap-4">
      {sale.dispute ? (
        <Alert severity={sale.dispute.status === 'open' ? 'warning' : 'info'}>
          {t(`sale.dispute.${sale.dispute.status}`)}{' '}
          {by === 'seller' && sale.dispute.amount.amount > 0 ? (
            <AppLink href={paths.dispute(sale.dispute._id)}>{t('sale.openDispute')}</AppLink>
          ) : null}
        </Alert>
      ) : null}
      {sale.acceptBy ? (
        <Alert severity="info">
          {t('sale.request', { time: isolate(formatMoment(sale.acceptBy, intl, zone)) })}
        </Alert>
      ) : null}
      <Card padding="large" labelledBy={titleId} className={styles.card}>
        <h2 id={titleId} className="type-h6">
          <TitleText>{sale.title}</TitleText>
        </h2>
        <SaleFacts sale={sale} withSeller={by === 'operator'} />
        {sale.refundable.amount > 0 ? (
          <div className={styles.actions}>
            <Button variant="outlined" onClick={() => setGiving(true)}>
              {t('sale.give')}
            </Button>
          </div>
        ) : null}
      </Card>
      {sale.amount.amount > 0 ? (
        <Card padding="large" className={styles.card}>
          <h2 className="type-h6">{t('refunds:order.title')}</h2>
          {sale.refunds.length > 0 ? (
            <RefundList refunds={sale.refunds} label={t('refunds:order.title')} reader={by} />
          ) : (
            <p className="type-body2 text-secondary">{t('sale.nothing')}</p>
          )}
        </Card>
      ) : null}
      <GiveDialog by={by} sale={sale} open={isGiving} onClose={() => setGiving(false)} />
    </div>
  );
}
