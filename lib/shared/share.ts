import { toLatinDigits } from './arabic';
import { numberFormat } from './intl';

/** Formats a share of basis points for readers: 1250 is "12.5%". Isolate it inside a sentence. */
export function formatShare(bps: number, intlTag: string): string {
  return numberFormat(intlTag, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}

/** The text of a percent field: Latin digits and a dot. */
export function percentTyped(text: string): string {
  return toLatinDigits(text).replace(/[٫,]/g, '.');
}

/**
 * Reads a share typed in percent, with either set of digits and a dot or ٫ before the decimals.
 * @returns basis points, 0 to 10,000; null if it is not a share, or finer than a hundredth of a percent
 */
export function parseShare(text: string): number | null {
  const plain = toLatinDigits(text.trim()).replace(/[%٪]$/, '').trim().replace(/[٫,]/, '.');
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const bps = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return bps <= 10_000 ? bps : null;
}
