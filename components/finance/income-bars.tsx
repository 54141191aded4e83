'use client';

import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslation } from 'react-i18next';
import { AXIS_LABELS, LEGEND, timeAxis } from '@/components/charts/time-axis';
import { LEDGER_CATEGORIES } from '@/lib/contract/choices';
import type { Payload } from '@/lib/contract/endpoint';
import type { getIncome, LedgerCategory } from '@/lib/contract/ledger';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { currencyExponent, formatMoney } from '@/lib/shared/money-format';

const COLORS: Record<LedgerCategory, string> = {
  sales: 'var(--q-primary)',
  tips: 'var(--q-reaction-love)',
  shares: 'var(--q-info)',
  pool: 'var(--q-accent)',
  refunds: 'var(--q-error)',
  payouts: 'var(--q-text-muted)',
};

type IncomeBarsProps = { income: Payload<typeof getIncome> };

/** Bars of income, stacked by source; refunds are below the line. Payouts are not income. */
export function IncomeBars({ income }: IncomeBarsProps) {
  const { t } = useTranslation('finance');
  const locale = useLocale();
  const { intl, dir } = locale;
  const { data, totals } = income;
  const isWide = useMediaQuery('(min-width: 600px)');
  const { currency } = totals.sales;
  // The axis chooses round numbers from the values it gets: dollars, not cents.
  const scale = 10 ** currencyExponent(currency);
  const shown = LEDGER_CATEGORIES.filter(
    (category) => category !== 'payouts' && data.some(({ sums }) => sums[category].amount !== 0),
  );
  const written = (value: number | null, trimZeros = false) =>
    // Drawn as text in the page's direction, so that a minus stays with its amount.
    isolate(formatMoney({ amount: Math.round((value ?? 0) * scale), currency }, intl, { trimZeros }));
  return (
    <BarChart
      height={280}
      margin={{ top: 8, bottom: 0, left: 0, right: 0 }}
      disableKeyboardNavigation
      skipAnimation
      slotProps={LEGEND}
      borderRadius={3}
      grid={{ horizontal: true }}
      xAxis={[{ ...timeAxis(income, locale, isWide ? 12 : 4), scaleType: 'band' }]}
      yAxis={[
        {
          position: dir === 'rtl' ? 'right' : 'left',
          width: 64,
          valueFormatter: (value: number) => written(value, true),
          tickLabelStyle: AXIS_LABELS,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={shown.map((category) => ({
        id: category,
        label: t(`category.${category}`),
        stack: 'all',
        stackOffset: 'diverging' as const,
        color: COLORS[category],
        data: data.map(({ sums }) => sums[category].amount / scale),
        valueFormatter: (value: number | null) => written(value),
      }))}
    />
  );
}
