'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useMyProducts } from '@/hooks/products/use-my-products';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { ContentRow } from './content-row';
import { DeleteProductDialog } from './delete-product-dialog';

type DigitalContentProps = {
  userId: string;
  /** Shows only the newest few. */
  most?: number;
};

/** A creator's own products, drafts and published ones, to view, change and delete. */
export function DigitalContent({ userId, most }: DigitalContentProps) {
  const { t } = useTranslation('creator');
  const products = useMyProducts(userId);
  const [deleting, setDeleting] = useState<ProductCard | null>(null);
  if (products.isPending) {
    return (
      <SkeletonGroup className="grid gap-2">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="block" height={96} />
        ))}
      </SkeletonGroup>
    );
  }
  if (products.isError && products.items.length === 0) {
    return <LoadError title={t('content.failed')} query={products} />;
  }
  if (products.items.length === 0) {
    return (
      <EmptyView
        drawing="products"
        title={t('content.empty')}
        subtitle={t('content.emptyHint')}
        action={<Button href={paths.productCreate()}>{t('content.create')}</Button>}
      />
    );
  }
  return (
    <>
      <Card as="div" padding="none">
        <ul aria-label={t('content.list')}>
          {products.items.slice(0, most).map((product) => (
            <ContentRow key={product._id} product={product} onDelete={() => setDeleting(product)} />
          ))}
        </ul>
      </Card>
      {most === undefined ? <LoadMore list={products} /> : null}
      <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
