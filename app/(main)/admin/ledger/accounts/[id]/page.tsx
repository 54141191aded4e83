import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountPage } from '@/components/admin/books/account-page';
import { getLedgerAccount, listPostings } from '@/lib/contract/books';
import { Id } from '@/lib/contract/fields';
import { getTranslation } from '@/lib/i18n/server';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.ledger.title'), robots: { index: false } };
}

type LedgerAccountPageProps = { params: Promise<{ id: string }> };

export default async function LedgerAccountPage({ params }: LedgerAccountPageProps) {
  const { id } = await params;
  const ctx = await requireMember(paths.adminAccount(id), 'ADMIN');
  if (!Id.safeParse(id).success) notFound();
  const page = prefetch();
  const input = { params: { id } };
  await page.one(getLedgerAccount, input, () => books.getLedgerAccount(ctx, id));
  await page.list(listPostings, input, () => books.listPostings(ctx, id, listPostings.query.parse({})));
  return (
    <HydrationBoundary state={page.state()}>
      <AccountPage id={id} />
    </HydrationBoundary>
  );
}
