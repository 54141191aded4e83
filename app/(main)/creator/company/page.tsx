import { redirect } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { CompanyPage } from '@/components/companies/company-page';
import { PageColumn } from '@/components/layout/page-column';
import { getCompany, listCompanyHistory } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { getPageViewer, requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

/** A company's own page in the creator space: its members and their shares. */
const page = definePage({
  namespace: 'companies',
  access: () => requireMember(paths.creatorCompany()),
  title: ({ t }) => t('page.title'),
  messages: ['companies'],
  load: async ({ ctx, page }) => {
    const viewer = await getPageViewer();
    // An administrator is also notified of answers to their invitations, and finds the company on their own list.
    if (viewer?.accountType !== 'COMPANY') redirect(paths.myCompanies());
    const params = { id: viewer._id };
    await Promise.all([
      page.one(getCompany, { params }, () => companies.getCompany(ctx, params.id)),
      page.list(listCompanyHistory, { params }, (query) =>
        companies.listCompanyHistory(ctx, params.id, query),
      ),
    ]);
  },
  Frame: PageColumn,
  subtitle: ({ t }) => t('page.subtitle'),
  view: ({ ctx }) => <CompanyPage companyId={ctx.viewer.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
