'use client';

import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { CompanyMembers } from '@/components/companies/company-members';
import { MissingView } from '@/components/layout/missing-view';
import { LoadError } from '@/components/session/load-error';
import { TipWords } from '@/components/tips/tip-words';
import { TabsBar } from '@/components/ui/tabs-bar';
import { useProfile } from '@/hooks/users/use-profile';
import { type ProfileTab, paths } from '@/lib/shared/paths';
import { ProfileHeader } from './profile-header';
import { ProfilePosts } from './profile-posts';
import { ProfileProducts } from './profile-products';
import { ProfileSkeleton } from './profile-skeleton';

// Few see it: a guest never does.
const ProfileBlocked = dynamic(() => import('./profile-blocked').then((module) => module.ProfileBlocked));

type ProfileDetailsProps = { id: string; tab: ProfileTab };

/** A member's profile, then their posts or products. */
export function ProfileDetails({ id, tab }: ProfileDetailsProps) {
  const { t } = useTranslation(['users', 'profile']);
  const query = useProfile(id);
  const { data: profile, error } = query;
  if (error?.code === 'not_found') return <MissingView of="person" />;
  if (error && !profile) {
    return <LoadError title={t('profile:failed')} query={query} />;
  }
  if (!profile) return <ProfileSkeleton />;
  const items = [
    { value: 'posts', label: t('profile.posts'), href: paths.user(id) },
    { value: 'products', label: t('profile.products'), href: paths.user(id, 'products') },
  ];
  return (
    <div className="stack">
      <ProfileHeader profile={profile} />
      <CompanyMembers profile={profile} />
      {profile.role === 'MEMBER' || profile.isBlocked ? null : <TipWords authorId={id} />}
      {profile.isBlocked ? (
        <ProfileBlocked profile={profile} />
      ) : (
        <TabsBar items={items} value={tab} label={t('profile.tabs')} sticky>
          {tab === 'posts' ? <ProfilePosts profile={profile} /> : <ProfileProducts profile={profile} />}
        </TabsBar>
      )}
    </div>
  );
}
