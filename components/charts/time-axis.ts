import type { Direction } from '@/lib/i18n/locales';
import { dateTimeFormat } from '@/lib/shared/intl';

/** What an axis names is read like any other text: as small as a caption, no smaller. */
export const AXIS_LABELS = { fontSize: 13, fontFamily: 'inherit' } as const;

/** The words under a chart that say which colour is what. */
export const LEGEND = { legend: { sx: { font: 'var(--q-type-caption)' } } } as const;

type Stretches = { data: readonly { at: string }[]; step: 'day' | 'week' | 'month' };

/**
 * The axis of a chart over time, which runs as the language is read.
 *
 * @param most how many stretches are named: at even distances and away from the edges, where half a name would not fit.
 *   All that are named are drawn, since the library, left alone, names every one where an axis runs from right to left.
 */
export function timeAxis(
  { data, step }: Stretches,
  { intl, dir }: { intl: string; dir: Direction },
  most: number,
) {
  const every = Math.ceil(data.length / most);
  return {
    data: data.map(({ at }) => at),
    reverse: dir === 'rtl',
    valueFormatter: (at: string) => stretchLabel(at, step, intl),
    tickInterval: (_at: string, index: number) => index % every === Math.floor(every / 2),
    tickLabelInterval: () => true,
    tickLabelStyle: AXIS_LABELS,
    disableLine: true,
    disableTicks: true,
  };
}

/** A stretch of time on an axis, by its first day: a month by its name, else day and month; Gregorian as the accounts are. */
export function stretchLabel(at: string, step: 'day' | 'week' | 'month', intlTag: string): string {
  return dateTimeFormat(intlTag.replace('-ca-islamic-umalqura', '-ca-gregory'), {
    ...(step === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(at));
}
