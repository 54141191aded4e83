import { definePage } from '@/app/define-page';
import { MyCompanies } from '@/components/companies/my-companies';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { PageTitle } from '@/components/ui/page-title';
import { listMyCompanies } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { prefetchAside } from '../prefetch-aside';

/** The viewer's companies and invitations. Notices and letters link here. */
const page = definePage({
  namespace: 'companies',
  access: () => requireMember(paths.myCompanies()),
  title: ({ t }) => t('mine.title'),
  messages: ['social', 'companies'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.list(listMyCompanies, {}, (query) => companies.listMyCompanies(ctx, query)),
      prefetchAside(page, ctx),
    ]),
  view: ({ t }) => (
    <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
      <PageTitle subtitle={t('mine.subtitle')}>{t('mine.title')}</PageTitle>
      <MyCompanies />
    </PageColumns>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
