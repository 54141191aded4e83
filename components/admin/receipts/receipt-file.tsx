'use client';

import { useTranslation } from 'react-i18next';
import { Paper } from '@/components/admin/lists/paper';
import { getReceiptFile } from '@/lib/client/endpoints.gen';
import type { ReceiptRow } from '@/lib/contract/transfers';

type ReceiptFileProps = { receipt: ReceiptRow };

/** The receipt that a buyer sent. */
export function ReceiptFile({ receipt }: ReceiptFileProps) {
  const { t } = useTranslation('transfers');
  const { _id, isPdf, orderNumber: number } = receipt;
  const words = {
    open: t('queue.open'),
    save: t('queue.openPdf'),
    alt: t('queue.receiptAlt', { number }),
    fileName: `${number}.pdf`,
  };
  return <Paper endpoint={getReceiptFile} id={_id} isSaved={isPdf} words={words} />;
}
