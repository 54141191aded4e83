'use client';

import { useTranslation } from 'react-i18next';
import lists from '@/components/admin/lists/lists.module.css';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import { useCodeWords } from '@/hooks/use-code-words';
import type { StuckPayment } from '@/lib/contract/stuck-payments';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { StuckActs } from './stuck-acts';

type StuckCardProps = { payment: StuckPayment };

/**
 * One payment: why no order took it, the amount asked for and the amount received, where to look it up, and what can be
 * done.
 */
export function StuckCard({ payment }: StuckCardProps) {
  const { t } = useTranslation('stuck-payments');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useCodeWords();
  const { told, refund, gatewayRef } = payment;
  const isBack = !payment.can.ask && !payment.can.giveBack;
  const facts: Fact[] = [
    [t('asked'), <Money key="asked" money={payment.asked} />],
    [t('told'), told ? <Money key="told" money={told} /> : t('unknown')],
    [
      t('order'),
      <AppLink key="order" href={paths.adminOrder(payment.orderId)}>
        <bdi dir="ltr">{payment.orderNumber}</bdi>
      </AppLink>,
    ],
    [
      t('buyer'),
      <AppLink key="buyer" href={paths.adminPerson(payment.buyer._id)}>
        <BidiText>{payment.buyer.name}</BidiText>
      </AppLink>,
    ],
    [t('gateway'), words(payment.gateway, 'operator-sales:gateway')],
    [
      t('reference'),
      gatewayRef ? (
        <bdi key="reference" dir="ltr">
          {gatewayRef}
        </bdi>
      ) : null,
    ],
    [t('at'), formatMoment(payment.at, intl, zone)],
  ];
  return (
    <Card as="li" padding="large" className="stack gap-3">
      <p className={lists.strong}>{t(`why.${payment.why}`)}</p>
      <FactList facts={facts} />
      {isBack ? (
        <p className="type-caption anywhere text-secondary">{t(`refund.${refund?.status ?? 'none'}`)}</p>
      ) : null}
      {isBack ? null : <StuckActs payment={payment} />}
    </Card>
  );
}
