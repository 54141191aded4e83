'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Handle } from '@/components/ui/handle';
import { Picture } from '@/components/ui/picture';
import { LimitMarks } from '@/components/users/limit-marks';
import type { Profile } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';
import { CoverPattern } from './cover-pattern';
import { ProfileActions } from './profile-actions';
import { ProfileCounters } from './profile-counters';
import { ProfileFacts } from './profile-facts';
import styles from './profile-header.module.css';
import { ProfileLinks } from './profile-links';
import { ProfileTags } from './profile-tags';

const AVATAR = 112;
const NO_TAGS: readonly string[] = [];

type ProfileHeaderProps = { profile: Profile };

/** Cover at 3:1, the avatar over it, name and headline, three counters, Follow and Share. */
export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { t } = useTranslation(['users', 'profile', 'common']);
  const { name, handle, headline, bio, cover } = profile;
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {cover ? (
          <Picture image={cover} alt="" sizes="(min-width: 700px) 640px, 100vw" ratio={3} priority />
        ) : (
          <CoverPattern />
        )}
      </div>
      <div className={styles.body}>
        <div className={`cluster spread gap-3 ${styles.top}`}>
          <Avatar
            name={name}
            src={profile.profilePic}
            size={AVATAR}
            label={t('common:avatar.alt', { name })}
            className={styles.avatar}
          />
          <ProfileActions profile={profile} />
        </div>
        <h1 className="row cluster gap-2 type-h4">
          <BidiText>{name}</BidiText>
          {profile.accountType === 'COMPANY' ? <span className={styles.badge}>{t('company')}</span> : null}
        </h1>
        <p className="row gap-2 type-body2 text-muted">
          <Handle handle={handle} />
          {profile.followsMe ? <span className={styles.badge}>{t('follow.followsYou')}</span> : null}
          <LimitMarks isBlocked={profile.isBlocked} isMuted={profile.isMuted} />
        </p>
        {headline ? (
          <p className={styles.headline}>
            <BidiText>{headline}</BidiText>
          </p>
        ) : null}
        {bio ? (
          <BidiText as="p" className={styles.bio}>
            {bio}
          </BidiText>
        ) : null}
        {profile.isMe && !bio ? (
          <p className={styles.bio}>
            <AppLink href={paths.settings('edit_profile')}>{t('profile:addBio')}</AppLink>
          </p>
        ) : null}
        <ProfileFacts profile={profile} />
        <ProfileLinks links={profile.socialLinks} />
        <ProfileTags tags={profile.company?.tags ?? NO_TAGS} />
        <ProfileCounters profile={profile} />
      </div>
    </header>
  );
}
