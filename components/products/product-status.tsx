'use client';

import { useTranslation } from 'react-i18next';
import { StatusChip, type StatusTone } from '@/components/ui/status-chip';
import type { ProductView } from '@/lib/contract/products';

const tones: Record<ProductView['status'], StatusTone> = {
  draft: 'neutral',
  published: 'success',
  unpublished: 'warning',
  suspended: 'error',
  deleted: 'error',
};

type ProductStatusProps = { status: ProductView['status'] };

/** Draft, published, unpublished … in a chip. */
export function ProductStatus({ status }: ProductStatusProps) {
  const { t } = useTranslation('products');
  return <StatusChip label={t(`status.${status}`)} tone={tones[status]} />;
}
