'use client';

import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import styles from './bottom-bar.module.css';
import { isCurrent, thumbLinks } from './nav-links';
import { useViewer } from './viewer-context';

type BottomBarProps = { onOpenNavigation: () => void };

/** Below md: search, the main places and the drawer, in reach of a thumb. */
export function BottomBar({ onOpenNavigation }: BottomBarProps) {
  const { t } = useTranslation('layout');
  const pathname = usePathname();
  const links = thumbLinks(useViewer());
  return (
    <nav className={styles.bar} aria-label={t('bottomBar')}>
      <ul className={styles.places}>
        {links.map(({ key, href, icon }) => (
          <li key={key}>
            <AppLink
              href={href}
              className={styles.place}
              aria-current={isCurrent(href, pathname) ? 'page' : undefined}
            >
              <Icon name={icon} size={24} />
              {t(`navShort.${key}`)}
            </AppLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.place}
            aria-label={t('nav.open')}
            aria-haspopup="dialog"
            onClick={onOpenNavigation}
          >
            <Icon name="menu" size={24} />
            {t('navShort.menu')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
