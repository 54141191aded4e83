'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '@/components/action/confirm-action';
import { deleteProduct, getProduct } from '@/lib/client/endpoints.gen';
import { queryKey } from '@/lib/contract/query-key';

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
  const client = useQueryClient();
  return (
    <ConfirmAction
      endpoint={deleteProduct}
      subject={product}
      input={({ _id: id }) => ({ params: { id } })}
      title={({ title }) => t('delete.question', { title })}
      confirmLabel={t('delete.confirm')}
      done={t('delete.done')}
      destructive
      onDone={() => {
        if (product)
          client.removeQueries({ queryKey: queryKey(getProduct, { params: { id: product._id } }) });
        onDeleted?.();
      }}
      onClose={onClose}
    >
      {t('delete.note')}
    </ConfirmAction>
  );
}
