import type { Locale } from '@/lib/i18n/locales';

/** The words and figures of a statement, before it is drawn. Amounts in minor units come with their words. */
export interface Statement {
  locale: Locale;
  /** the name of its file */
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
