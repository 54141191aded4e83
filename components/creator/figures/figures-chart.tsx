'use client';

import useMediaQuery from '@mui/material/useMediaQuery';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { useTranslation } from 'react-i18next';
import { AXIS_LABELS, LEGEND, timeAxis } from '@/components/charts/time-axis';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { currencyExponent, formatMoney } from '@/lib/shared/money-format';
import { type Metric, metricOf, percent, written } from './metrics';

/** As high as the skeleton that is shown until the chart is loaded. */
const CHART_HEIGHT = 260;

type FiguresChartProps = { stats: CreatorStats; metric: Metric; currency: string };

/** One metric over time; for views also the number of visitors. Time runs in the direction of the language. */
export function FiguresChart({ stats, metric, currency }: FiguresChartProps) {
  const { t } = useTranslation('creator-stats');
  const locale = useLocale();
  const { intl, dir } = locale;
  const isWide = useMediaQuery('(min-width: 900px)');
  const { data } = stats;
  // Axes choose round numbers from the values they get: dollars and percents, not cents.
  const scale = metric === 'income' ? 10 ** currencyExponent(currency) : metric === 'conversion' ? 100 : 1;
  const say = (value: number | null) =>
    written(metric, value === null ? null : Math.round(value * scale), currency, intl);
  const axis = (value: number) =>
    metric === 'income'
      ? formatMoney({ amount: Math.round(value * scale), currency }, intl, { trimZeros: true })
      : metric === 'conversion'
        ? percent(value / 100, intl)
        : numberFormat(intl).format(value);
  const line = (id: string, label: string, values: (number | null)[], color: string, area: boolean) => ({
    ...{ id, label, color, area, showMark: data.length <= 12, curve: 'linear' as const },
    connectNulls: true,
    data: values.map((value) => (value === null ? null : value / scale)),
    valueFormatter: say,
  });
  const values = data.map((row) => metricOf(metric, row, currency));
  return (
    <LineChart
      height={CHART_HEIGHT}
      // At the end of the axis there is space for half a label; the library knows left and right only.
      margin={{ top: 12, bottom: 0, left: dir === 'rtl' ? 30 : 8, right: dir === 'rtl' ? 8 : 30 }}
      disableKeyboardNavigation
      skipAnimation
      slotProps={LEGEND}
      hideLegend={metric !== 'views'}
      grid={{ horizontal: true }}
      xAxis={[{ ...timeAxis(stats, locale, isWide ? 8 : 4), scaleType: 'point' }]}
      yAxis={[
        {
          position: dir === 'rtl' ? 'right' : 'left',
          width: 56,
          min: values.some((value) => (value ?? 0) < 0) ? undefined : 0,
          // There is no half visitor.
          tickMinStep: metric === 'views' || metric === 'buyers' ? 1 : undefined,
          valueFormatter: axis,
          tickLabelStyle: AXIS_LABELS,
          disableLine: true,
          disableTicks: true,
        },
      ]}
      series={[
        line(metric, t(`metric.${metric}`), values, 'var(--q-primary)', true),
        ...(metric === 'views'
          ? [
              line(
                'visitors',
                t('visitors'),
                data.map(({ visitors }) => visitors),
                'var(--q-accent)',
                false,
              ),
            ]
          : []),
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.14 } }}
    />
  );
}
