import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { WideCard } from '@/components/layout/wide-card';
import { CompanySetup } from '@/components/setup/company-setup';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import { getMyProfile } from '@/lib/server/members/setup';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';
import { wantedPage } from '@/lib/shared/safe-callback';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('setup');
  return { title: t('company.title'), robots: { index: false } };
}

type CompanySetupPageProps = { searchParams: Promise<{ callbackUrl?: string | string[] }> };

/** A creator who has finished the setup makes changes in the settings. */
export default async function CompanySetupPage({ searchParams }: CompanySetupPageProps) {
  const { callbackUrl } = await searchParams;
  const next = wantedPage(callbackUrl);
  const ctx = await requireMember(paths.creatorCompanySetup(next));
  const profile = await getMyProfile(ctx);
  if (profile.role !== 'MEMBER') redirect(next ?? paths.settings('edit_profile'));
  if (profile.accountType === 'INDIVIDUAL') redirect(paths.creatorProfileSetup(next));
  return (
    <Messages of={['setup']}>
      <WideCard>
        <CompanySetup profile={profile} next={next} />
      </WideCard>
    </Messages>
  );
}
