'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteProductDialog } from '@/components/products/delete-product-dialog';
import { ListView } from '@/components/session/query-view';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { LoadMore } from '@/components/ui/load-more';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useMyProducts } from '@/hooks/products/use-my-products';
import type { ProductCard } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { ContentRow } from './content-row';

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
  return (
    <ListView
      list={products}
      failed={t('content.failed')}
      skeleton={
        <SkeletonGroup className="grid gap-2">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="block" height={96} />
          ))}
        </SkeletonGroup>
      }
      empty={
        <EmptyView
          drawing="products"
          title={t('content.empty')}
          subtitle={t('content.emptyHint')}
          action={<Button href={paths.productCreate()}>{t('content.create')}</Button>}
        />
      }
    >
      {(rows) => (
        <>
          <Card as="div" padding="none">
            <ul aria-label={t('content.list')}>
              {rows.slice(0, most).map((product) => (
                <ContentRow key={product._id} product={product} onDelete={() => setDeleting(product)} />
              ))}
            </ul>
          </Card>
          {most === undefined ? <LoadMore list={products} /> : null}
          <DeleteProductDialog product={deleting} onClose={() => setDeleting(null)} />
        </>
      )}
    </ListView>
  );
}
