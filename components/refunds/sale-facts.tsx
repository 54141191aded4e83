'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import type { SaleView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDateTime, formatMoneyDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';

type SaleFactsProps = { sale: SaleView; withSeller: boolean };

/** The facts about a sale. */
export function SaleFacts({ sale, withSeller }: SaleFactsProps) {
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { usage, until } = sale.terms;
  const number = (value: number) => numberFormat(intl).format(value);
  const isTip = sale.kind === 'tip';
  const facts: Fact[] = [
    [t('sale.seller'), withSeller ? <BidiText key="seller">{sale.seller.name}</BidiText> : null],
    [
      t(isTip ? 'sale.payer' : 'sale.buyer'),
      <BidiText key="buyer">{sale.buyer?.name ?? t('sale.unnamed')}</BidiText>,
    ],
    [
      t('sale.order'),
      <bdi key="order" dir="ltr">
        {sale.orderNumber}
      </bdi>,
    ],
    [t('sale.paidAt'), formatDateTime(sale.paidAt, intl, zone)],
    [t(isTip ? 'decide.amount' : 'sale.amount'), <Money key="amount" money={sale.amount} />],
    [t(isTip ? 'sale.cost' : 'sale.fee'), <Money key="fee" money={sale.fee} />],
    [t('sale.refundable'), <Money key="refundable" money={sale.refundable} />],
    [t('sale.policy'), isTip ? null : formatMoneyDate(until, 'text', intl, zone)],
  ];
  if (usage && usage.of > 0)
    facts.push([
      t(`sale.used.${usage.unit}`),
      t('sale.share', { done: number(usage.done), of: number(usage.of) }),
    ]);
  return <FactList facts={facts} />;
}
