import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CompanyPage } from '@/components/companies/company-page';
import { PageColumn } from '@/components/layout/page-column';
import { PageTitle } from '@/components/ui/page-title';
import { getCompany, listCompanyHistory } from '@/lib/contract/companies';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as companies from '@/lib/server/companies/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { getPageViewer, requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('companies');
  return { title: t('page.title'), robots: { index: false } };
}

/** A company's own page in the creator space: its members and their shares. */
export default async function CreatorCompanyPage() {
  const ctx = await requireMember(paths.creatorCompany());
  const [viewer, { t }] = await Promise.all([getPageViewer(), getTranslation('companies')]);
  // An administrator is also notified of answers to their invitations, and finds the company on their own list.
  if (viewer?.accountType !== 'COMPANY') redirect(paths.myCompanies());
  const page = prefetch();
  const params = { id: viewer._id };
  await Promise.all([
    page.one(getCompany, { params }, () => companies.getCompany(ctx, params.id)),
    page.list(listCompanyHistory, { params }, () =>
      companies.listCompanyHistory(ctx, params.id, firstPage()),
    ),
  ]);
  return (
    <Messages of={['companies']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('page.subtitle')}>{t('page.title')}</PageTitle>
          <CompanyPage companyId={params.id} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
