import type { Direction } from '@/lib/i18n/locales';
import { dateTimeFormat } from '@/lib/shared/intl';

/** Labels of an axis are text to read, so they are as large as a caption. */
export const AXIS_LABELS = { fontSize: 13, fontFamily: 'inherit' } as const;

/** The labels under a chart that say what each colour means. */
export const LEGEND = { legend: { sx: { font: 'var(--q-type-caption)' } } } as const;

type Stretches = { data: readonly { at: string }[]; step: 'day' | 'week' | 'month' };

/**
 * The axis of a chart over time. It runs in the direction of the language.
 * @param most how many periods get a label. The labels are spread evenly and keep away from the edges, where only half
 *   a name would fit. All of them are drawn: left alone, the library labels every period of an axis that runs from
 *   right to left.
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

/**
 * The label of a period, by its first day: a month by its name, other periods by day and month. Gregorian, as the books
 * are.
 */
export function stretchLabel(at: string, step: 'day' | 'week' | 'month', intlTag: string): string {
  return dateTimeFormat(intlTag.replace('-ca-islamic-umalqura', '-ca-gregory'), {
    ...(step === 'month' ? { month: 'short' } : { day: 'numeric', month: 'short' }),
    timeZone: 'UTC',
  }).format(new Date(at));
}
