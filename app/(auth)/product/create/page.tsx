import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { WideCard } from '@/components/layout/wide-card';
import { ProductForm } from '@/components/product-form/product-form';
import { listCategories } from '@/lib/contract/platform';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { memberSharesAt } from '@/lib/server/companies/shares';
import { env } from '@/lib/server/env';
import { listReference } from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('creator');
  return { title: t('form.createTitle'), robots: { index: false } };
}

export default async function CreateProductPage() {
  const ctx = await requireMember(paths.productCreate(), 'CREATOR');
  const page = prefetch();
  const [memberShares] = await Promise.all([
    memberSharesAt(ctx, ctx.viewer.id, ctx.now),
    page.one(listCategories, {}, () => listReference(ctx, 'categories')),
  ]);
  return (
    <Messages of={['creator', 'products', 'product-form', 'recordings']}>
      <HydrationBoundary state={page.state()}>
        <WideCard>
          <ProductForm initial={null} feeBps={env().PLATFORM_FEE_BPS} memberShares={memberShares} />
        </WideCard>
      </HydrationBoundary>
    </Messages>
  );
}
