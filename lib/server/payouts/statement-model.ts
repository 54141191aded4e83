import type { Locale } from '@/lib/i18n/locales';

/** A statement in words and figures, before it is drawn. Amounts are minor units beside their words. */
export interface Statement {
  locale: Locale;
  /** what its file is called */
  file: string;
  title: string;
  facts: { label: string; value: string }[];
  heads: { item: string; count: string; amount: string };
  lines: { item: string; count: string; amount: string; minor: number; isSum?: boolean }[];
  total: { label: string; amount: string; minor: number };
  foot: string;
  /** "Page 1 of 2" */
  pageOf: (page: number, pages: number) => string;
}
