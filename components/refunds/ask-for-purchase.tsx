'use client';

import { useEffect, useState } from 'react';
import { useOrderRefunds } from '@/hooks/refunds/use-order-refunds';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import type { RefundTerms } from '@/lib/contract/refunds';
import { AskDialog } from './ask-dialog';
import { useRefundWords } from './use-refund-words';

type AskForPurchaseProps = {
  orderId: string;
  lineId: string;
  /** It was sent and the dialog has closed. */
  onDone: () => void;
};

/** Opens the refund request for a purchase once its terms are loaded. If no refund is possible, says why. */
export function AskForPurchase({ orderId, lineId, onDone }: AskForPurchaseProps) {
  const toast = useToast();
  const words = useRefundWords('buyer');
  const errorText = useErrorText();
  const { data, error } = useOrderRefunds(orderId, true);
  const [isOpen, setOpen] = useState(true);
  // The terms at the time of opening: sending changes them while the dialog still fades out.
  const [terms, setTerms] = useState<RefundTerms | null>(null);
  const found = data?.lines.find(({ _id }) => _id === lineId) ?? null;
  if (!terms && found) setTerms(found);
  const refusal = terms?.refusal ?? null;
  const trouble = terms && refusal ? words(terms) : error && !terms ? errorText(error) : null;
  useEffect(() => {
    if (trouble) toast(trouble);
  }, [trouble, toast]);
  if (!terms || refusal) return null;
  return (
    <AskDialog orderId={orderId} terms={terms} open={isOpen} onClose={() => setOpen(false)} onDone={onDone} />
  );
}
