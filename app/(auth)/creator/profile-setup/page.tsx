import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { WideCard } from '@/components/layout/wide-card';
import { ProfileSetup } from '@/components/setup/profile-setup';
import { getTranslation } from '@/lib/i18n/server';
import { requireMember } from '@/lib/server/http/page-viewer';
import { getMyProfile } from '@/lib/server/users/setup';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('setup');
  return { title: t('profile.title'), robots: { index: false } };
}

/** Who has finished it changes the same in the settings. */
export default async function ProfileSetupPage() {
  const ctx = await requireMember(paths.creatorProfileSetup());
  const profile = await getMyProfile(ctx);
  if (profile.role !== 'MEMBER') redirect(paths.settings('edit_profile'));
  if (profile.accountType === 'COMPANY') redirect(paths.creatorCompanySetup());
  return (
    <WideCard>
      <ProfileSetup profile={profile} />
    </WideCard>
  );
}
