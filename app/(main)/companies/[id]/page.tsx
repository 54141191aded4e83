import { definePage } from '@/app/define-page';
import { CompanyPage } from '@/components/companies/company-page';
import { PageColumn } from '@/components/layout/page-column';
import { BidiText } from '@/components/ui/bidi-text';
import { PageTitle } from '@/components/ui/page-title';
import { getCompany, listCompanyHistory } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

/** A company as its members see it. For everybody else it is not found. */
const page = definePage({
  namespace: 'companies',
  params: getCompany.params,
  access: ({ params }) => requireMember(paths.company(params.id)),
  title: ({ t }) => t('page.title'),
  messages: ['companies'],
  load: ({ ctx, page, params }) =>
    Promise.all([
      page.one(getCompany, { params }, () => companies.getCompany(ctx, params.id)),
      page.list(listCompanyHistory, { params }, (query) =>
        companies.listCompanyHistory(ctx, params.id, query),
      ),
    ]),
  Frame: PageColumn,
  view: ({ t, params, data: [{ company }] }) => (
    <>
      <PageTitle subtitle={t('page.memberSubtitle')}>
        <BidiText>{company.name}</BidiText>
      </PageTitle>
      <CompanyPage companyId={params.id} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
