import { useTranslation } from 'react-i18next';
import type { RefundView } from '@/lib/contract/refunds';
import { type RefundReader, reasonWords } from '@/lib/shared/refund-words';

/** Returns a function that says to a reader why money of a refund goes back. */
export function useReasonWords(
  reader: RefundReader,
): (refund: Pick<RefundView, 'reason' | 'cancelled'>) => string {
  const { t } = useTranslation('refunds');
  return (refund) => reasonWords(refund, reader, (key, values) => String(t(key as never, values as never)));
}
