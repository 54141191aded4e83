import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { type RefundFacts, type RefundReader, refundWords } from '@/lib/shared/refund-words';

/** Returns a function that says the refund term of a line to a reader. */
export function useRefundWords(reader: RefundReader): (facts: RefundFacts) => string {
  const { t } = useTranslation('refunds');
  const { intl } = useLocale();
  const zone = useTimeZone();
  return (facts) =>
    refundWords(facts, reader, {
      say: (key, values) => String(t(key as never, values as never)),
      day: (iso) => isolate(formatMoneyDate(iso, 'text', intl, zone)),
    });
}
