'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { useMyProducts } from '@/hooks/products/use-my-products';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

type FiguresEmptyProps = { userId: string };

/** Shown when there are no figures: says how to get some. */
export function FiguresEmpty({ userId }: FiguresEmptyProps) {
  const { t } = useTranslation('creator-stats');
  const product = useMyProducts(userId).items.find(({ status }) => status === 'published');
  if (!product) {
    return (
      <EmptyView
        drawing="chart"
        title={t('empty.title')}
        subtitle={t('empty.publishHint')}
        action={<Button href={paths.productCreate()}>{t('empty.publish')}</Button>}
      />
    );
  }
  return (
    <EmptyView
      drawing="chart"
      title={t('empty.title')}
      subtitle={t('empty.shareHint')}
      action={
        <Button href={paths.product(product._id, product.slug)} variant="outlined">
          {t('empty.share', { title: isolate(product.title) })}
        </Button>
      }
    />
  );
}
