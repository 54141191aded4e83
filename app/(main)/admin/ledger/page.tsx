import Button from '@mui/material/Button';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { SelfChecks } from '@/components/admin/books/self-checks';
import { TrialBalance } from '@/components/admin/books/trial-balance';
import lists from '@/components/admin/lists/lists.module.css';
import { PageTitle } from '@/components/ui/page-title';
import { getTrialBalance, listSelfChecks } from '@/lib/contract/books';
import { getTranslation } from '@/lib/i18n/server';
import * as books from '@/lib/server/books/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as selfCheck from '@/lib/server/self-check/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.ledger.title'), robots: { index: false } };
}

export default async function LedgerPage() {
  const ctx = await requireMember(paths.adminLedger(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await Promise.all([
    page.one(getTrialBalance, {}, () => books.getTrialBalance(ctx)),
    page.list(listSelfChecks, {}, () => selfCheck.listSelfChecks(ctx, listSelfChecks.query.parse({}))),
  ]);
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle
        subtitle={t('books.subtitle')}
        actions={
          <Button variant="outlined" href={paths.adminAccounts()}>
            {t('books.accountsTitle')}
          </Button>
        }
      >
        {t('pages.ledger.title')}
      </PageTitle>
      <div className={lists.page}>
        <TrialBalance />
        <SelfChecks />
      </div>
    </HydrationBoundary>
  );
}
