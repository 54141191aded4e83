import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { MyCompanies } from '@/components/companies/my-companies';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { PageTitle } from '@/components/ui/page-title';
import { listMyCompanies } from '@/lib/contract/companies';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as companies from '@/lib/server/companies/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('companies');
  return { title: t('mine.title'), robots: { index: false } };
}

/** The viewer's companies and invitations. Notices and letters link here. */
export default async function MyCompaniesPage() {
  const [ctx, { t }] = await Promise.all([requireMember(paths.myCompanies()), getTranslation('companies')]);
  const page = prefetch();
  await Promise.all([
    page.list(listMyCompanies, {}, () => companies.listMyCompanies(ctx, firstPage())),
    prefetchAside(page, ctx),
  ]);
  return (
    <Messages of={['social', 'companies']}>
      <HydrationBoundary state={page.state()}>
        <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
          <PageTitle subtitle={t('mine.subtitle')}>{t('mine.title')}</PageTitle>
          <MyCompanies />
        </PageColumns>
      </HydrationBoundary>
    </Messages>
  );
}
