import Button from '@mui/material/Button';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { DigitalContent } from '@/components/creator/digital-content';
import { StorageBar } from '@/components/files/storage-bar';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { getStorage } from '@/lib/contract/files';
import { listUserProducts } from '@/lib/contract/products';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { getStorage as storageOf } from '@/lib/server/files/storage-room';
import * as products from '@/lib/server/products/lists';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('creator');
  return { title: t('content.title'), robots: { index: false } };
}

export default async function DigitalContentPage() {
  const ctx = await requireMember(paths.creatorDigitalContent(), 'CREATOR');
  const { t } = await getTranslation('creator');
  const page = prefetch();
  const userId = ctx.viewer.id;
  await page.list(listUserProducts, { params: { id: userId } }, () =>
    products.listUserProducts(ctx, userId, listUserProducts.query.parse({})),
  );
  await page.one(getStorage, {}, () => storageOf(ctx));
  const create = (
    <Button href={paths.productCreate()} startIcon={<Icon name="plus" size={20} />}>
      {t('content.create')}
    </Button>
  );
  return (
    <Messages of={['creator', 'products']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('content.subtitle')} actions={create}>
          {t('content.title')}
        </PageTitle>
        <div className="grid gap-4">
          <Card as="div">
            <StorageBar />
          </Card>
          <DigitalContent userId={userId} />
        </div>
      </HydrationBoundary>
    </Messages>
  );
}
