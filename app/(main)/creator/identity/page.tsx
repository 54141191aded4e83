import { notFound } from 'next/navigation';
import { definePage } from '@/app/define-page';
import { IdentityCheck } from '@/components/identity/identity-check';
import { PageColumn } from '@/components/layout/page-column';
import { getIdentity } from '@/lib/contract/identity';
import { listCountries } from '@/lib/contract/platform';
import * as finance from '@/lib/server/finance/member-earns';
import * as identity from '@/lib/server/identity-checks/service';
import * as reference from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'identity',
  access: () => requireMember(paths.identity()),
  title: ({ t }) => t('title'),
  messages: ['identity'],
  load: async ({ ctx, page }) => {
    if (!(await finance.earns(ctx))) notFound();
    await Promise.all([
      page.one(getIdentity, {}, () => identity.getIdentity(ctx)),
      page.one(listCountries, {}, async () => reference.listCountries()),
    ]);
  },
  Frame: PageColumn,
  subtitle: ({ t }) => t('subtitle'),
  view: () => <IdentityCheck />,
});

export const { generateMetadata } = page;
export default page.Page;
