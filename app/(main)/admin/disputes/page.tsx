import type { Metadata } from 'next';
import { Disputes } from '@/components/disputes/disputes';
import { PageTitle } from '@/components/ui/page-title';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('disputes');
  return { title: t('console.title'), robots: { index: false } };
}

export default async function AdminDisputesPage() {
  await requireMember(paths.adminDisputes(), 'ADMIN');
  const { t } = await getTranslation('disputes');
  return (
    <Messages of={['sale-refunds', 'disputes']}>
      <PageTitle subtitle={t('console.subtitle')}>{t('console.title')}</PageTitle>
      <Disputes />
    </Messages>
  );
}
