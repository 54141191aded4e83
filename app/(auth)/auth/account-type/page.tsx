import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AccountTypeCards } from '@/components/auth/account-type-cards';
import { WideCard } from '@/components/layout/wide-card';
import { getTranslation } from '@/lib/i18n/server';
import { getPageCtx } from '@/lib/server/http/page-context';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('auth');
  return { title: t('accountType.metaTitle'), robots: { index: false } };
}

export default async function AccountTypePage() {
  if ((await getPageCtx()).viewer) redirect(paths.home());
  return (
    <WideCard>
      <AccountTypeCards />
    </WideCard>
  );
}
