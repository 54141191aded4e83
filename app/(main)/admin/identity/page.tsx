import { definePage } from '@/app/define-page';
import { IdentityChecks } from '@/components/admin/identity/identity-checks';
import { listIdentityChecks } from '@/lib/contract/identity';
import { listCountries } from '@/lib/contract/platform';
import * as review from '@/lib/server/identity-review/service';
import * as reference from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  access: () => requireMember(paths.adminIdentity(), 'ADMIN'),
  title: ({ t }) => t('pages.identity.title'),
  messages: ['identity'],
  load: ({ ctx, page }) =>
    Promise.all([
      page.list(listIdentityChecks, { query: { status: 'submitted' } }, (query) =>
        review.listChecks(ctx, query),
      ),
      page.one(listCountries, {}, async () => reference.listCountries()),
    ]),
  subtitle: ({ t }) => t('pages.identity.hint'),
  view: () => <IdentityChecks />,
});

export const { generateMetadata } = page;
export default page.Page;
