/**
 * Of a hundred visitors, how many bought, in hundredths of a per cent; null where nobody came. Never above 10,000: who is
 * not counted as a visitor (decisions/024) may still buy.
 */
export function conversion(buyers: number, visitors: number): number | null {
  return visitors === 0 ? null : Math.min(Math.round((buyers * 10_000) / visitors), 10_000);
}
