'use client';

import { useTranslation } from 'react-i18next';
import { BidiText } from '@/components/ui/bidi-text';
import { type Fact, FactList } from '@/components/ui/fact-list';
import { Money } from '@/components/ui/money';
import type { SaleView } from '@/lib/contract/refunds';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatAppointment, formatDateTime } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { useRefundWords } from './use-refund-words';

type SaleFactsProps = { sale: SaleView; withSeller: boolean };

/** The facts about a sale. */
export function SaleFacts({ sale, withSeller }: SaleFactsProps) {
  const { t } = useTranslation(['sale-refunds', 'refunds', 'common']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useRefundWords(withSeller ? 'operator' : 'seller');
  const { usage } = sale.terms;
  const number = (value: number) => numberFormat(intl).format(value);
  const isTip = sale.kind === 'tip';
  const isFree = sale.amount.amount === 0;
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
    [t(isFree ? 'sale.date' : 'sale.paidAt'), formatDateTime(sale.paidAt, intl, zone)],
    [t('sale.startsAt'), sale.startsAt ? formatAppointment(sale.startsAt, intl, zone) : null],
    [
      t(isTip ? 'decide.amount' : 'sale.amount'),
      isFree ? t('common:price.free') : <Money key="amount" money={sale.amount} />,
    ],
    [t(isTip ? 'sale.cost' : 'sale.fee'), isFree ? null : <Money key="fee" money={sale.fee} />],
    [
      t('sale.refundable'),
      sale.refundable.amount > 0 ? <Money key="refundable" money={sale.refundable} /> : null,
    ],
    [
      t('refunds:term.label'),
      isFree ? null : words({ ...sale.terms, isForNothing: sale.refunds.length === 0 }),
    ],
  ];
  if (usage && usage.of > 0) {
    const { unit, done, of } = usage;
    const label = usage.free ? t('sale.usedPaid', { used: t(`sale.used.${unit}`) }) : t(`sale.used.${unit}`);
    const isAsked = unit === 'post' || unit === 'assessment';
    const share = t('sale.share', { done: number(done), of: number(of) });
    facts.push([label, isAsked ? t(done > 0 ? 'sale.done' : 'sale.notYet') : share]);
  }
  return <FactList facts={facts} />;
}
