import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { IdentityChecks } from '@/components/admin/identity/identity-checks';
import { PageTitle } from '@/components/ui/page-title';
import { listIdentityChecks } from '@/lib/contract/identity';
import { listCountries } from '@/lib/contract/platform';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as review from '@/lib/server/identity-review/service';
import * as reference from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('operator');
  return { title: t('pages.identity.title'), robots: { index: false } };
}

export default async function IdentityChecksPage() {
  const ctx = await requireMember(paths.adminIdentity(), 'ADMIN');
  const { t } = await getTranslation('operator');
  const page = prefetch();
  const query = { status: 'submitted' } as const;
  await Promise.all([
    page.list(listIdentityChecks, { query }, () =>
      review.listChecks(ctx, listIdentityChecks.query.parse(query)),
    ),
    page.one(listCountries, {}, async () => reference.listCountries()),
  ]);
  return (
    <Messages of={['identity']}>
      <HydrationBoundary state={page.state()}>
        <PageTitle subtitle={t('pages.identity.hint')}>{t('pages.identity.title')}</PageTitle>
        <IdentityChecks />
      </HydrationBoundary>
    </Messages>
  );
}
