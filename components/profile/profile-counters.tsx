'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import type { Profile } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './profile-counters.module.css';

type ProfileCountersProps = { profile: Profile };

/** Followers, following, posts; the first two are links to the lists of people. */
export function ProfileCounters({ profile }: ProfileCountersProps) {
  const { t } = useTranslation('users');
  const { intl } = useLocale();
  const figure = numberFormat(intl);
  return (
    <ul className={`cluster type-body2 text-secondary ${styles.counters}`}>
      <li>
        <AppLink href={paths.seeAll('followers', profile._id)}>
          <strong>{figure.format(profile.followersCount)}</strong>{' '}
          {t('profile.followersWord', { count: profile.followersCount })}
        </AppLink>
      </li>
      <li>
        <AppLink href={paths.seeAll('following', profile._id)}>
          <strong>{figure.format(profile.followingCount)}</strong> {t('profile.followingWord')}
        </AppLink>
      </li>
      <li>
        <strong>{figure.format(profile.postsCount)}</strong>{' '}
        {t('profile.postsWord', { count: profile.postsCount })}
      </li>
    </ul>
  );
}
