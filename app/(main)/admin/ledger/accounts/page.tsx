import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { AccountList } from '@/components/admin/books/account-list';
import { PageTitle } from '@/components/ui/page-title';
import { listLedgerAccounts } from '@/lib/contract/books';
import { getTranslation } from '@/lib/i18n/server';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('books.accountsTitle'), robots: { index: false } };
}

type AccountsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Filter = listLedgerAccounts.query.pick({ kind: true, owner: true });

export default async function AccountsPage({ searchParams }: AccountsPageProps) {
  // Ignores values in the address that do not exist.
  const filter = Filter.safeParse(await searchParams).data ?? {};
  const ctx = await requireMember(paths.adminAccounts(filter), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listLedgerAccounts, { query: filter }, () =>
    books.listLedgerAccounts(ctx, listLedgerAccounts.query.parse(filter)),
  );
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle>{t('books.accountsTitle')}</PageTitle>
      <AccountList filter={filter} />
    </HydrationBoundary>
  );
}
