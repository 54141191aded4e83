'use client';

import { useTranslation } from 'react-i18next';
import type { TipTerms } from '@/lib/contract/tips';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney } from '@/lib/shared/money-format';
import { costOf } from '@/lib/shared/processing-cost';

/** Sentences that say how much of an amount arrives, by each way to pay that takes it. */
export function useArrives(terms: TipTerms | undefined): (amount: number) => string[] {
  const { t } = useTranslation('tips');
  const { intl } = useLocale();
  const written = (amount: number) => isolate(formatMoney({ amount, currency: CURRENCY }, intl));
  return (amount) => {
    const ways = (terms?.gateways ?? []).filter(({ least }) => amount >= least.amount);
    return ways.map(({ name, rate }) => {
      const cost = costOf(rate, amount);
      const net = written(amount - cost);
      const said = cost > 0 ? t('arrives', { net, cost: written(cost) }) : t('arrivesWhole', { net });
      return ways.length > 1 ? t('byWay', { way: t(`gateway.${name}`), said }) : said;
    });
  };
}
