import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JournalPage } from '@/components/admin/books/journal-page';
import { getJournal } from '@/lib/contract/books';
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

type LedgerJournalPageProps = { params: Promise<{ id: string }> };

export default async function LedgerJournalPage({ params }: LedgerJournalPageProps) {
  const { id } = await params;
  const ctx = await requireMember(paths.adminJournal(id), 'ADMIN');
  if (!Id.safeParse(id).success) notFound();
  const page = prefetch();
  await page.one(getJournal, { params: { id } }, () => books.getJournal(ctx, id));
  return (
    <HydrationBoundary state={page.state()}>
      <JournalPage id={id} />
    </HydrationBoundary>
  );
}
