import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { AuditLog } from '@/components/admin/audit/audit-log';
import { PageTitle } from '@/components/ui/page-title';
import { getAuditState, listAudit } from '@/lib/contract/operator';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as audit from '@/lib/server/operator/audit-log';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.audit.title'), robots: { index: false } };
}

type AuditPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const Filter = listAudit.query.pick({ actor: true, action: true, subject: true });

export default async function AuditPage({ searchParams }: AuditPageProps) {
  // Ignores values in the address that do not exist.
  const filter = Filter.safeParse(await searchParams).data ?? {};
  const ctx = await requireMember(paths.adminAudit(filter), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  await Promise.all([
    page.list(listAudit, { query: filter }, () => audit.listAudit(ctx, listAudit.query.parse(filter))),
    page.one(getAuditState, {}, () => audit.getAuditState(ctx)),
  ]);
  return (
    <Messages of={['identity', 'payouts', 'checkout']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('pages.audit.hint')}>{t('pages.audit.title')}</PageTitle>
        <AuditLog filter={filter} />
      </HydrationBoundary>
    </Messages>
  );
}
