import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Catalogue } from '@/components/admin/catalogue/catalogue';
import { PageTitle } from '@/components/ui/page-title';
import { getCatalogue } from '@/lib/contract/catalogue';
import { getTranslation } from '@/lib/i18n/server';
import * as catalogue from '@/lib/server/catalogue/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.catalogue.title'), robots: { index: false } };
}

export default async function CataloguePage() {
  const ctx = await requireMember(paths.adminCatalogue(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.one(getCatalogue, {}, () => catalogue.getCatalogue(ctx));
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('catalogue.subtitle')}>{t('pages.catalogue.title')}</PageTitle>
      <Catalogue />
    </HydrationBoundary>
  );
}
