import Button from '@mui/material/Button';
import { definePage } from '@/app/define-page';
import { DigitalContent } from '@/components/creator/digital-content';
import { StorageBar } from '@/components/files/storage-bar';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PageTitle } from '@/components/ui/page-title';
import { getStorage } from '@/lib/contract/files';
import { listUserProducts } from '@/lib/contract/products';
import { getStorage as storageOf } from '@/lib/server/files/storage-room';
import * as products from '@/lib/server/products/lists';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'creator',
  access: () => requireMember(paths.creatorDigitalContent(), 'CREATOR'),
  title: ({ t }) => t('content.title'),
  messages: ['creator', 'products'],
  load: async ({ ctx, page }) => {
    await page.list(listUserProducts, { params: { id: ctx.viewer.id } }, (query) =>
      products.listUserProducts(ctx, ctx.viewer.id, query),
    );
    await page.one(getStorage, {}, () => storageOf(ctx));
  },
  view: ({ ctx, t }) => (
    <>
      <PageTitle
        subtitle={t('content.subtitle')}
        actions={
          <Button href={paths.productCreate()} startIcon={<Icon name="plus" size={20} />}>
            {t('content.create')}
          </Button>
        }
      >
        {t('content.title')}
      </PageTitle>
      <div className="grid gap-4">
        <Card as="div">
          <StorageBar />
        </Card>
        <DigitalContent userId={ctx.viewer.id} />
      </div>
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
