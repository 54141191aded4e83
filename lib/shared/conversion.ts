/**
 * Returns how many of a hundred visitors bought, in hundredths of a percent; null without visitors. At most 10,000:
 * people who are not counted as visitors (decisions/024) may still buy.
 */
export function conversion(buyers: number, visitors: number): number | null {
  return visitors === 0 ? null : Math.min(Math.round((buyers * 10_000) / visitors), 10_000);
}
