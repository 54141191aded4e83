'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { Profile } from '@/lib/contract/users';
import { shownAddress } from '@/lib/shared/rich-text';
import styles from './profile-header.module.css';
import { networkOf } from './social-networks';

type ProfileLinksProps = { links: Profile['socialLinks'] };

/** Links to other sites of the member. `me` lets those sites confirm it; search engines give them no rank from us. */
export function ProfileLinks({ links }: ProfileLinksProps) {
  const { t } = useTranslation('profile');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('links')}>
      {links.map(({ url, label }) => {
        const network = networkOf(url);
        return (
          <li key={url}>
            <a href={url} target="_blank" rel="me noopener nofollow ugc" title={shownAddress(url)}>
              <Icon name={network?.icon ?? 'globe'} size={20} />
              <bdi>{label || network?.name || shownAddress(url)}</bdi>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
