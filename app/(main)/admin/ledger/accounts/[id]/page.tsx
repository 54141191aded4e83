import { definePage } from '@/app/define-page';
import { AccountPage } from '@/components/admin/books/account-page';
import { getLedgerAccount, listPostings } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'operator',
  params: getLedgerAccount.params,
  access: ({ params }) => requireMember(paths.adminAccount(params.id), 'ADMIN'),
  title: ({ t }) => t('pages.ledger.title'),
  load: async ({ ctx, page, params }) => {
    await page.one(getLedgerAccount, { params }, () => books.getLedgerAccount(ctx, params.id));
    await page.list(listPostings, { params }, (query) => books.listPostings(ctx, params.id, query));
  },
  view: ({ params }) => <AccountPage id={params.id} />,
});

export const { generateMetadata } = page;
export default page.Page;
