import { definePage } from '@/app/define-page';
import { Catalogue } from '@/components/admin/catalogue/catalogue';
import { getCatalogue } from '@/lib/contract/catalogue';
import * as catalogue from '@/lib/server/catalogue/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminCatalogue(), 'ADMIN'),
  title: ({ t }) => t('pages.catalogue.title'),
  load: ({ ctx, page }) => page.one(getCatalogue, {}, () => catalogue.getCatalogue(ctx)),
  subtitle: ({ t }) => t('catalogue.subtitle'),
  view: () => <Catalogue />,
});

export const { generateMetadata } = page;
export default page.Page;
