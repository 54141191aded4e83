import type { Metadata } from 'next';
import { AccountTypeCards } from '@/components/auth/account-type-cards';
import { WideCard } from '@/components/layout/wide-card';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { requireGuest } from '@/lib/server/requests/page-viewer';
import { wantedPage } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('accountType.metaTitle'), robots: { index: false } };
}

type AccountTypePageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

export default async function AccountTypePage({ searchParams }: AccountTypePageProps) {
  const next = wantedPage((await searchParams).callbackUrl);
  await requireGuest(next);
  return (
    <Messages of={['auth']}>
      <WideCard>
        <AccountTypeCards next={next} />
      </WideCard>
    </Messages>
  );
}
