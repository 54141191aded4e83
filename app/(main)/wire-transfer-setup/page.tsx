import Button from '@mui/material/Button';
import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { PageColumn } from '@/components/layout/page-column';
import { ConnectCard } from '@/components/payouts/connect-card';
import { PayoutMethods } from '@/components/payouts/payout-methods';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { getConnectedAccount } from '@/lib/contract/gateways';
import { listPayoutMethods } from '@/lib/contract/payout-methods';
import { listCountries } from '@/lib/contract/platform';
import { getMe } from '@/lib/contract/users';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as accounts from '@/lib/server/connected-accounts/service';
import * as finance from '@/lib/server/finance/service';
import * as methods from '@/lib/server/payouts/methods';
import * as reference from '@/lib/server/reference/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import * as users from '@/lib/server/users/service';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('payouts');
  return { title: t('setup.title'), description: t('setup.description'), robots: { index: false } };
}

type WireTransferSetupPageProps = { searchParams: Promise<{ connect?: string | string[] }> };

export default async function WireTransferSetupPage({ searchParams }: WireTransferSetupPageProps) {
  const [ctx, { t }, { connect }] = await Promise.all([
    requireMember(paths.wireTransferSetup()),
    getTranslation('payouts'),
    searchParams,
  ]);
  // Only sellers have accounts at the provider. Members with a share in a company are paid by wire.
  const sells = ctx.viewer.role !== 'MEMBER';
  if (!(await finance.earns(ctx))) {
    return (
      <EmptyView
        drawing="wallet"
        titleAs="h1"
        title={t('setup.guestOnly')}
        subtitle={t('setup.guestOnlyHint')}
        action={<Button href={paths.finance()}>{t('setup.toFinance')}</Button>}
      />
    );
  }
  const page = prefetch();
  await Promise.all([
    page.one(getMe, {}, () => users.getMe(ctx)),
    page.one(listCountries, {}, async () => reference.listCountries()),
    page.one(listPayoutMethods, {}, () => methods.listPayoutMethods(ctx)),
    sells ? page.one(getConnectedAccount, {}, () => accounts.getOwnAccount(ctx)) : null,
  ]);
  return (
    <Messages of={['payouts']}>
      <HydrationBoundary state={page.state()}>
        <PageColumn>
          <PageTitle subtitle={t('setup.subtitle')}>{t('setup.title')}</PageTitle>
          {sells ? (
            <ConnectCard back={connect === 'done' || connect === 'again' ? connect : undefined} />
          ) : null}
          <PayoutMethods />
        </PageColumn>
      </HydrationBoundary>
    </Messages>
  );
}
