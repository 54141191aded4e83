'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '@/components/forms/file-input';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/hooks/use-action';
import { submitReceipt } from '@/lib/client/endpoints.gen';
import styles from './transfer-card.module.css';

type ReceiptUploadProps = {
  orderId: string;
  /** a receipt was sent before */
  again: boolean;
};

/** Chooses the receipt and sends it at once. */
export function ReceiptUpload({ orderId, again }: ReceiptUploadProps) {
  const { t } = useTranslation('transfers');
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction(submitReceipt);
  return (
    <div className={styles.upload}>
      <h3 className="type-label">{t('buyer.receiptTitle')}</h3>
      <p className={`type-body2 text-secondary ${styles.hint}`}>{t('buyer.receiptHint')}</p>
      <FileInput
        ref={input}
        accept="image/jpeg,image/png,application/pdf"
        aria-label={t('buyer.receiptTitle')}
        onChoose={([file]) => {
          if (file) upload.run({ params: { id: orderId }, file });
        }}
      />
      {upload.failure ? (
        <Alert severity="error" role="alert">
          {upload.failure}
        </Alert>
      ) : null}
      <Button
        size="large"
        loading={upload.isPending}
        startIcon={<Icon name="receipt" size={20} />}
        onClick={() => input.current?.click()}
      >
        {again ? t('buyer.chooseAnother') : t('buyer.choose')}
      </Button>
    </div>
  );
}
