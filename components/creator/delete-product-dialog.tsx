'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useToast } from '@/components/ui/toast';
import { useDeleteProduct } from '@/hooks/products/use-delete-product';
import { useErrorText } from '@/hooks/use-error-text';

type Deletable = { _id: string; title: string };

type DeleteProductDialogProps = {
  /** The product to delete; null closes the dialog. */
  product: Deletable | null;
  onClose: () => void;
  onDeleted?: () => void;
};

/** Asks before a product is deleted, and deletes it. */
export function DeleteProductDialog({ product, onClose, onDeleted }: DeleteProductDialogProps) {
  const { t } = useTranslation('creator');
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useDeleteProduct();
  // The text stays while the dialog fades out.
  const [last, setLast] = useState<Deletable | null>(product);
  if (product && product !== last) setLast(product);

  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={product !== null}
      title={t('delete.question', { title: last?.title ?? '' })}
      confirmLabel={t('delete.confirm')}
      destructive
      loading={remove.isPending}
      error={remove.error ? errorText(remove.error) : null}
      onCancel={close}
      onConfirm={() => {
        if (!product) return;
        remove.mutate(product._id, {
          onSuccess: () => {
            toast(t('delete.done'));
            close();
            onDeleted?.();
          },
        });
      }}
    >
      {t('delete.note')}
    </ConfirmDialog>
  );
}
