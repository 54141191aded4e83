import { definePage } from '@/app/define-page';
import { AccountList } from '@/components/admin/books/account-list';
import { PageTitle } from '@/components/ui/page-title';
import { listLedgerAccounts } from '@/lib/contract/books';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const Filter = listLedgerAccounts.query.pick({ kind: true, owner: true });

const page = definePage({
  namespace: 'operator',
  query: (asked) => Filter.safeParse(asked).data ?? {},
  access: ({ query }) => requireMember(paths.adminAccounts(query), 'ADMIN'),
  title: ({ t }) => t('books.accountsTitle'),
  load: ({ ctx, page, query: filter }) =>
    page.list(listLedgerAccounts, { query: filter }, (query) => books.listLedgerAccounts(ctx, query)),
  view: ({ t, query }) => (
    <>
      <PageTitle>{t('books.accountsTitle')}</PageTitle>
      <AccountList filter={query} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
