import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { HostPackages } from '@/components/kinds/bookings/packages/host-packages';
import { PageColumn } from '@/components/layout/page-column';
import { PageTitle } from '@/components/ui/page-title';
import { listHostPackages } from '@/lib/contract/kinds/packages';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as packages from '@/lib/server/kinds/bookings/packages/view';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('booking-package');
  return { title: t('host.title'), robots: { index: false } };
}

export default async function BookingPackagesPage() {
  const ctx = await requireMember(paths.bookingPackages(), 'CREATOR');
  const { t } = await getTranslation('booking-package');
  const page = prefetch();
  await page.one(listHostPackages, {}, () => packages.listHostPackages(ctx));
  return (
    <Messages of={['booking-package', 'kinds-bookings']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('host.subtitle')}>{t('host.title')}</PageTitle>
          <HostPackages />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
