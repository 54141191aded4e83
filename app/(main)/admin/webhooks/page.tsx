import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Webhooks } from '@/components/admin/webhooks/webhooks';
import { PageTitle } from '@/components/ui/page-title';
import { listWebhooks } from '@/lib/contract/webhooks';
import { getTranslation } from '@/lib/i18n/server';
import { listStoredEvents } from '@/lib/server/reconciliation/console';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('webhooks');
  return { title: t('title'), robots: { index: false } };
}

type WebhooksPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Filter = listWebhooks.query.pick({ status: true, source: true, type: true });

export default async function WebhooksPage({ searchParams }: WebhooksPageProps) {
  // Ignores values in the address that do not exist.
  const filter = Filter.safeParse(await searchParams).data ?? {};
  const ctx = await requireMember(paths.adminWebhooks(filter), 'ADMIN');
  const { t } = await getTranslation('webhooks');
  const page = prefetch();
  const read = () => listStoredEvents(ctx, listWebhooks.query.parse(filter));
  await page.list(listWebhooks, { query: filter }, read);
  return (
    <HydrationBoundary state={page.state()}>
      <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
      <Webhooks filter={filter} />
    </HydrationBoundary>
  );
}
