import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Absences } from '@/components/admin/absences/absences';
import { PageTitle } from '@/components/ui/page-title';
import { listAbsences } from '@/lib/contract/kinds/absences';
import { getTranslation } from '@/lib/i18n/server';
import * as absences from '@/lib/server/kinds/bookings/absences';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.absences.title'), robots: { index: false } };
}

export default async function AbsencesPage() {
  const ctx = await requireMember(paths.adminAbsences(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await page.list(listAbsences, {}, () => absences.listAbsences(ctx, listAbsences.query.parse({})));
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('pages.absences.hint')}>{t('pages.absences.title')}</PageTitle>
      <Absences />
    </HydrationBoundary>
  );
}
