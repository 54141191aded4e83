'use client';

import { useTranslation } from 'react-i18next';
import type { RefundView } from '@/lib/contract/refunds';
import type { RefundReader } from '@/lib/shared/refund-words';

type RefundHintProps = { status: RefundView['status']; reader: RefundReader };

/** Explains the state of a refund to its reader. */
export function RefundHint({ status, reader }: RefundHintProps) {
  const { t } = useTranslation('refunds');
  const hint =
    status === 'requested' || status === 'declined'
      ? t(`hint.${status}`, { context: reader })
      : t(`hint.${status}`);
  return <p className="type-body2 text-secondary">{hint}</p>;
}
