'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { TitleText } from '@/components/ui/title-text';
import { type Decider, useSale } from '@/hooks/refunds/use-decisions';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { GiveDialog } from './give-dialog';
import { RefundList } from './refund-list';
import styles from './refunds.module.css';
import { SaleFacts } from './sale-facts';

type SalePageProps = { by: Decider; id: string };

/** One sold line: the buyer, the refunds so far, and a button to refund more. */
export function SalePage({ by, id }: SalePageProps) {
  const { t } = useTranslation(['sale-refunds', 'refunds']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const titleId = useId();
  const query = useSale(by, id);
  const [isGiving, setGiving] = useState(false);
  const { data: sale, error } = query;
  const back = by === 'operator' ? paths.adminRefunds() : paths.saleRefunds();
  if (error?.code === 'not_found') {
    return (
      <EmptyView
        drawing="lost"
        titleAs="h1"
        title={t('sale.notFound')}
        subtitle={t('sale.notFoundHint')}
        action={<Button href={back}>{t('sales.title')}</Button>}
      />
    );
  }
  if (!sale) {
    if (error) return <LoadError title={t('sale.failed')} query={query} />;
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton shape="block" height={240} />
      </SkeletonGroup>
    );
  }
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
      <GiveDialog
        key={sale.refundable.amount}
        by={by}
        sale={sale}
        open={isGiving}
        onClose={() => setGiving(false)}
      />
    </div>
  );
}
