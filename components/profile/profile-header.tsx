'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Handle } from '@/components/ui/handle';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { LimitMarks } from '@/components/users/limit-marks';
import type { Profile } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { formatDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { shownAddress } from '@/lib/shared/rich-text';
import { ProfileActions } from './profile-actions';
import { ProfileCounters } from './profile-counters';
import styles from './profile-header.module.css';

const AVATAR = 112;

type ProfileHeaderProps = { profile: Profile };

/** Cover at 3:1, the avatar over it, name and headline, three counters, Follow and Share. */
export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { t } = useTranslation(['users', 'common']);
  const { intl } = useLocale();
  const { name, handle, headline, bio, cover, socialLinks } = profile;
  const places = [profile.city, countryName(profile.country, intl)].filter(
    (place) => place !== undefined && place !== null,
  );
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
        <div className={styles.top}>
          <Avatar
            name={name}
            src={profile.profilePic}
            size={AVATAR}
            label={t('common:avatar.alt', { name })}
            className={styles.avatar}
          />
          <ProfileActions profile={profile} />
        </div>
        <h1 className={styles.name}>
          <BidiText>{name}</BidiText>
          {profile.accountType === 'COMPANY' ? <span className={styles.badge}>{t('company')}</span> : null}
        </h1>
        <p className={styles.handle}>
          <Handle handle={handle} />
          {profile.followsMe ? <span className={styles.badge}>{t('follow.followsYou')}</span> : null}
          <LimitMarks isBlocked={profile.isBlocked} isMuted={profile.isMuted} />
        </p>
        {headline ? (
          <BidiText as="p" className={styles.headline}>
            {headline}
          </BidiText>
        ) : null}
        {bio ? (
          <BidiText as="p" className={styles.bio}>
            {bio}
          </BidiText>
        ) : null}
        <ul className={styles.facts}>
          {places.length > 0 ? (
            <li>
              <Icon name="pin" size={16} />
              {places.map(isolate).join(t('profile.comma'))}
            </li>
          ) : null}
          {socialLinks.map((link) => (
            <li key={link.url}>
              <Icon name="link" size={16} />
              <a href={link.url} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc me">
                {link.label || shownAddress(link.url)}
              </a>
            </li>
          ))}
          <li>
            <Icon name="calendar" size={16} />
            {t('profile.joined', { date: formatDate(profile.joinedAt, 'text', intl) })}
          </li>
          {profile.isMe && !bio ? (
            <li>
              <AppLink href={paths.settings('edit_profile')}>{t('profile.edit')}</AppLink>
            </li>
          ) : null}
        </ul>
        <ProfileCounters profile={profile} />
      </div>
    </header>
  );
}

/** «السعودية» for SA; a code that names no country is shown as it is. */
function countryName(code: string | null, intl: string): string | undefined {
  if (!code) return undefined;
  return new Intl.DisplayNames(intl, { type: 'region', fallback: 'code' }).of(code);
}

/** Where no cover was chosen: the product's own quiet pattern. */
function CoverPattern() {
  return (
    <svg
      viewBox="0 0 600 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={styles.pattern}
    >
      <circle cx="90" cy="180" r="120" />
      <circle cx="90" cy="180" r="78" />
      <circle cx="520" cy="20" r="140" />
      <circle cx="520" cy="20" r="92" />
      <circle cx="520" cy="20" r="48" />
      <path d="M0 120C160 40 300 210 600 90" />
      <path d="M0 150C170 70 320 230 600 120" />
    </svg>
  );
}
