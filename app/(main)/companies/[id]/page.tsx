import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CompanyPage } from '@/components/companies/company-page';
import { PageColumn } from '@/components/layout/page-column';
import { BidiText } from '@/components/ui/bidi-text';
import { PageTitle } from '@/components/ui/page-title';
import { getCompany, listCompanyHistory } from '@/lib/contract/companies';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as companies from '@/lib/server/companies/service';
import { firstPage } from '@/lib/server/requests/first-page';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('companies');
  return { title: t('page.title'), robots: { index: false } };
}

type MemberCompanyPageProps = { params: Promise<{ id: string }> };

/** A company as its members see it. For everybody else it is not found. */
export default async function MemberCompanyPage({ params: asked }: MemberCompanyPageProps) {
  const params = await asked;
  if (!getCompany.params.safeParse(params).success) notFound();
  const [ctx, { t }] = await Promise.all([
    requireMember(paths.company(params.id)),
    getTranslation('companies'),
  ]);
  const page = prefetch();
  const [{ company }] = await Promise.all([
    page.one(getCompany, { params }, () => companies.getCompany(ctx, params.id)),
    page.list(listCompanyHistory, { params }, () =>
      companies.listCompanyHistory(ctx, params.id, firstPage()),
    ),
  ]);
  return (
    <Messages of={['companies']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('page.memberSubtitle')}>
            <BidiText>{company.name}</BidiText>
          </PageTitle>
          <CompanyPage companyId={params.id} />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
