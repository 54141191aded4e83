import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { IdentityCheck } from '@/components/identity/identity-check';
import { PageColumn } from '@/components/layout/page-column';
import { PageTitle } from '@/components/ui/page-title';
import { getIdentity } from '@/lib/contract/identity';
import { listCountries } from '@/lib/contract/platform';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as finance from '@/lib/server/finance/earns';
import * as identity from '@/lib/server/identity-checks/service';
import * as reference from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('identity');
  return { title: t('title'), robots: { index: false } };
}

export default async function IdentityPage() {
  const ctx = await requireMember(paths.identity());
  if (!(await finance.earns(ctx))) notFound();
  const { t } = await getTranslation('identity');
  const page = prefetch();
  await Promise.all([
    page.one(getIdentity, {}, () => identity.getIdentity(ctx)),
    page.one(listCountries, {}, async () => reference.listCountries()),
  ]);
  return (
    <Messages of={['identity']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('subtitle')}>{t('title')}</PageTitle>
          <IdentityCheck />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
