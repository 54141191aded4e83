'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useReceiptFile } from '@/hooks/admin/use-receipts';
import { useBlobAddress } from '@/hooks/files/use-blob-address';
import type { ReceiptRow } from '@/lib/contract/transfers';
import styles from './receipts.module.css';

type ReceiptFileProps = { receipt: ReceiptRow };

/** The receipt: a picture is shown here, a PDF is saved. Asked for on purpose, as each look is written down. */
export function ReceiptFile({ receipt }: ReceiptFileProps) {
  const { t } = useTranslation('transfers');
  const [wanted, setWanted] = useState(false);
  const file = useReceiptFile(receipt._id, wanted);
  const address = useBlobAddress(file.data);
  const number = receipt.orderNumber;
  if (address && !receipt.isPdf) {
    // biome-ignore lint/performance/noImgElement: an address inside this page, which no image service can read
    return <img src={address} alt={t('queue.receiptAlt', { number })} className={styles.picture} />;
  }
  if (address) {
    return (
      <Button
        component="a"
        variant="outlined"
        href={address}
        download={`${number}.pdf`}
        startIcon={<Icon name="download" size={20} />}
      >
        {t('queue.openPdf')}
      </Button>
    );
  }
  return (
    <Button
      variant="outlined"
      loading={wanted && file.isFetching}
      startIcon={<Icon name="eye" size={20} />}
      onClick={() => {
        if (wanted) void file.refetch();
        setWanted(true);
      }}
    >
      {t('queue.open')}
    </Button>
  );
}
