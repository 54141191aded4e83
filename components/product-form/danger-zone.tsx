'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteProductDialog } from '@/components/products/delete-product-dialog';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useErrorText } from '@/hooks/use-error-text';
import { leaveUnsaved } from '@/hooks/use-unsaved-warning';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './product-form.module.css';

type DangerZoneProps = { product: ProductView; onUnpublish: () => Promise<void> };

/** Unpublishing and deleting the product; each asks first. */
export function DangerZone({ product, onUnpublish }: DangerZoneProps) {
  const { t } = useTranslation('creator');
  const errorText = useErrorText();
  const [open, setOpen] = useState<'unpublish' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const close = () => setOpen(null);

  const unpublish = async () => {
    setBusy(true);
    setError(null);
    try {
      await onUnpublish();
      close();
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.danger}>
      {product.status === 'published' ? (
        <Button variant="text" color="inherit" onClick={() => setOpen('unpublish')}>
          {t('form.unpublish')}
        </Button>
      ) : null}
      <Button variant="text" color="error" onClick={() => setOpen('delete')}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        open={open === 'unpublish'}
        title={t('form.unpublishQuestion', { title: product.title })}
        confirmLabel={t('form.unpublish')}
        onConfirm={() => void unpublish()}
        onCancel={close}
        loading={busy}
        error={error}
      >
        {t('form.unpublishNote')}
      </ConfirmDialog>
      <DeleteProductDialog
        product={open === 'delete' ? product : null}
        onClose={close}
        onDeleted={() => leaveUnsaved(paths.creatorDigitalContent())}
      />
    </div>
  );
}
