'use client';

import { useTranslation } from 'react-i18next';
import { isFree, statusWord } from '@/components/orders/order-state';
import { QueryView } from '@/components/session/query-view';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSaleStory } from '@/lib/client/endpoints.gen';
import type { SaleStory } from '@/lib/contract/operator-sales';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { SaleJournals } from './sale-journals';
import { SaleLines } from './sale-lines';
import { SaleNotices } from './sale-notices';
import { SalePayments } from './sale-payments';
import { SaleReversals } from './sale-reversals';
import { orderTones } from './sale-tones';
import styles from './sales.module.css';

type SaleStoryPageProps = { id: string };

/** Everything about one order, from the checkout to the last journal. The operator makes refunds here. */
export function SaleStoryPage({ id }: SaleStoryPageProps) {
  const { t } = useTranslation('operator-sales');
  const query = useEndpointQuery(getSaleStory, { params: { id } });
  return (
    <QueryView query={query} failed={t('storyFailed')}>
      {(sale) => <Story sale={sale} />}
    </QueryView>
  );
}

type StoryProps = { sale: SaleStory };

function Story({ sale }: StoryProps) {
  const { t } = useTranslation(['operator-sales', 'orders']);
  return (
    <div className="stack gap-4">
      <header className={styles.line}>
        <h1 className="type-h4">{t('order', { number: isolate(sale.number) })}</h1>
        <StatusChip label={t(`orders:status.${statusWord(sale)}`)} tone={orderTones[sale.status]} />
      </header>
      <TitledCard title={t('facts')} padding="large">
        <Facts sale={sale} />
        <p className={styles.links}>
          <AppLink href={paths.adminAudit({ subject: sale._id })}>{t('audit')}</AppLink>
        </p>
      </TitledCard>
      <SaleLines lines={sale.lines} />
      <SalePayments payments={sale.payments} />
      <SaleReversals refunds={sale.refunds} disputes={sale.disputes} />
      <SaleJournals journals={sale.journals} />
      <SaleNotices notices={sale.notices} />
    </div>
  );
}

function Facts({ sale }: StoryProps) {
  const { t } = useTranslation('operator-sales');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const facts: Fact[] = [
    [
      t('buyer'),
      <AppLink key="buyer" href={paths.adminPerson(sale.buyer._id)}>
        <BidiText>{sale.buyer.name}</BidiText>
      </AppLink>,
    ],
    [
      t('email'),
      sale.email ? (
        <bdi key="email" dir="ltr">
          {sale.email}
        </bdi>
      ) : (
        t('noEmail')
      ),
    ],
    [t('total'), <Money key="total" money={sale.total} />],
    [t('created'), formatMoment(sale.createdAt, intl, zone)],
    [t('paid'), isFree(sale) ? null : sale.paidAt ? formatMoment(sale.paidAt, intl, zone) : t('notPaid')],
    [t('expires'), sale.status === 'awaiting_payment' ? formatMoment(sale.expiresAt, intl, zone) : null],
  ];
  return <FactList facts={facts} />;
}
