import type { Metadata } from 'next';
import { Outbox } from '@/components/admin/outbox';
import { PageTitle } from '@/components/ui/page-title';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('creator');
  return { title: t('outbox.title'), robots: { index: false } };
}

export default async function OutboxPage() {
  await requireMember(paths.adminOutbox(), 'ADMIN');
  const { t } = await getTranslation('creator');
  return (
    <Messages of={['creator']}>
      <PageTitle subtitle={t('outbox.subtitle')}>{t('outbox.title')}</PageTitle>
      <Outbox />
    </Messages>
  );
}
