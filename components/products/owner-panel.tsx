'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { ProductStatus } from './product-status';

type OwnerPanelProps = { product: ProductView };

/** The owner sees this instead of the buttons to buy: the product's state, and the buttons to change it. */
export function OwnerPanel({ product }: OwnerPanelProps) {
  const { t } = useTranslation('products');
  return (
    <div className="grid gap-2">
      <p className="row spread gap-2">
        <strong>{t('owner.yours')}</strong>
        <ProductStatus status={product.status} />
      </p>
      <p className="type-body2 text-secondary">{t(`owner.${product.status}`)}</p>
      {product.can.edit ? (
        <Button href={paths.productEdit(product._id)} size="large" startIcon={<Icon name="edit" size={20} />}>
          {t('owner.edit')}
        </Button>
      ) : null}
      <Button href={paths.creatorDigitalContent()} variant="outlined">
        {t('owner.manage')}
      </Button>
    </div>
  );
}
