import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DatesPage } from '@/components/kinds/assessments/people/dates-page';
import { listOwnDates } from '@/lib/contract/kinds/workshop-people';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as people from '@/lib/server/kinds/assessments/people';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('workshop-people');
  return { title: t('page'), robots: { index: false } };
}

export default async function Dates({ params }: { params: Promise<{ id: string }> }) {
  const given = listOwnDates.params.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const ctx = await requireMember(paths.productDates(id), 'CREATOR');
  const page = prefetch();
  await page.one(listOwnDates, { params: { id } }, () => people.listOwnDates(ctx, id));
  return (
    <Messages of={['workshop-people', 'kinds-bookings']}>
      <HydrationBoundary state={page.state()}>
        <DatesPage productId={id} />
      </HydrationBoundary>
    </Messages>
  );
}
