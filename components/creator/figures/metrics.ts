import type { CreatorStats } from '@/lib/contract/creator-stats';
import { conversion } from '@/lib/shared/conversion';
import { numberFormat } from '@/lib/shared/intl';
import { formatMoney, type MoneyAmount } from '@/lib/shared/money-format';

/** The metrics, in the order of their tiles. */
export const METRICS = ['income', 'views', 'buyers', 'conversion'] as const;
export type Metric = (typeof METRICS)[number];

type Row = Pick<CreatorStats['data'][number], 'income' | 'views' | 'visitors' | 'buyers' | 'productBuyers'>;

/** A metric of a period: minor units, a count, or hundredths of a percent; null when there is none. */
export function metricOf(metric: Metric, row: Row, currency: string): number | null {
  if (metric === 'income') return amountIn(row.income, currency);
  if (metric === 'conversion') return conversion(row.productBuyers, row.visitors);
  return row[metric];
}

const amountIn = (income: readonly MoneyAmount[], currency: string): number =>
  income.find((money) => money.currency === currency)?.amount ?? 0;

/** A metric of the whole range, and of the range before it. */
export function totalOf(
  metric: Metric,
  { income, views, visitors, buyers, productBuyers }: CreatorStats,
  currency: string,
): { now: number | null; before: number | null } {
  if (metric === 'views') return views;
  if (metric === 'buyers') return buyers;
  if (metric === 'conversion')
    return {
      now: conversion(productBuyers.now, visitors.now),
      before: conversion(productBuyers.before, visitors.before),
    };
  const own = income.find(({ now }) => now.currency === currency);
  return { now: own?.now.amount ?? 0, before: own?.before.amount ?? 0 };
}

/** Formats a metric for readers; a dash when there is none. */
export function written(metric: Metric, value: number | null, currency: string, intl: string): string {
  if (value === null) return '–';
  if (metric === 'income') return formatMoney({ amount: value, currency }, intl);
  if (metric === 'conversion') return percent(value / 10_000, intl);
  return numberFormat(intl).format(value);
}

/** A part of a whole as a percentage, with at most one decimal. */
export const percent = (part: number, intl: string): string =>
  // The same layout in both languages, as for amounts.
  numberFormat(intl.replace(/^ar/, 'en'), { style: 'percent', maximumFractionDigits: 1 }).format(part);

/** Whether there is anything to draw. */
export const isQuiet = ({ data }: CreatorStats): boolean =>
  data.every((row) => row.views === 0 && row.buyers === 0 && row.income.every(({ amount }) => amount === 0));
