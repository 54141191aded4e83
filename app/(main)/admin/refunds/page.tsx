import type { Metadata } from 'next';
import { RefundQueue } from '@/components/refunds/refund-queue';
import { PageTitle } from '@/components/ui/page-title';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('sale-refunds');
  return { title: t('admin.title'), robots: { index: false } };
}

export default async function AdminRefundsPage() {
  await requireMember(paths.adminRefunds(), 'ADMIN');
  const { t } = await getTranslation('sale-refunds');
  return (
    <Messages of={['refunds', 'sale-refunds']}>
      <PageTitle subtitle={t('admin.subtitle')}>{t('admin.title')}</PageTitle>
      <RefundQueue by="operator" />
    </Messages>
  );
}
