'use client';

import { useTranslation } from 'react-i18next';
import { stretchLabel } from '@/components/charts/time-axis';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LEDGER_CATEGORIES } from '@/lib/contract/choices';
import type { Payload } from '@/lib/contract/endpoint';
import type { getIncome } from '@/lib/contract/ledger';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoney } from '@/lib/shared/money-format';

type IncomeTableProps = { income: Payload<typeof getIncome> };

/** The income chart as a table for screen readers. Periods in which all sums are zero are left out. */
export function IncomeTable({ income }: IncomeTableProps) {
  const { t } = useTranslation('finance');
  const { intl } = useLocale();
  const periods = income.data.filter(({ sums }) =>
    LEDGER_CATEGORIES.some((category) => sums[category].amount !== 0),
  );
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{t('income.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('income.period.label')}</th>
            {LEDGER_CATEGORIES.map((category) => (
              <th key={category} scope="col">
                {t(`category.${category}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ at, sums }) => (
            <tr key={at}>
              <th scope="row">{stretchLabel(at, income.step, intl)}</th>
              {LEDGER_CATEGORIES.map((category) => (
                <td key={category}>{formatMoney(sums[category], intl, { signed: true })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
