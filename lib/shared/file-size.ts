const STEP = 1024;
const UNITS = ['b', 'kb', 'mb', 'gb'] as const;

export type FileSizeUnit = (typeof UNITS)[number];

/**
 * A file's size as people say it: one decimal below ten, none above (1.4 MB, 12 MB); for gigabytes one decimal below a
 * hundred, as a tenth of one is much.
 * @param bytes at least 0
 */
export function sizeOf(bytes: number): { value: number; unit: FileSizeUnit } {
  let value = bytes;
  let step = 0;
  while (value >= STEP && step < UNITS.length - 1) {
    value /= STEP;
    step += 1;
  }
  const isFine = step > 0 && value < (UNITS[step] === 'gb' ? 100 : 10);
  const rounded = isFine ? Math.round(value * 10) / 10 : Math.round(value);
  return { value: rounded, unit: UNITS[step] ?? 'gb' };
}
