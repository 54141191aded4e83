'use client';

import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { isCurrent, navLinks } from './nav-links';
import styles from './nav-list.module.css';
import { useViewer } from './viewer-context';

type NavListProps = {
  /** The drawer closes when a link is followed. The new page replaces the drawer's entry in the browser's history. */
  onNavigate?: (href: string) => void;
};

/** The main links, for the rail and the drawer. */
export function NavList({ onNavigate }: NavListProps) {
  const { t } = useTranslation('layout');
  const pathname = usePathname();
  const viewer = useViewer();
  return (
    <ul className={styles.list}>
      {navLinks(viewer).map(({ key, href, icon }) => {
        const current = isCurrent(href, pathname);
        return (
          <li key={key}>
            <AppLink
              href={href}
              className={`row gap-3 type-label text-secondary ${styles.link}`}
              aria-current={current ? 'page' : undefined}
              replace={onNavigate !== undefined}
              onClick={() => onNavigate?.(href)}
            >
              <Icon name={icon} size={22} />
              <span className={styles.name}>{t(`nav.${key}`)}</span>
              {onNavigate ? null : <span className={styles.short}>{t(`navShort.${key}`)}</span>}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
