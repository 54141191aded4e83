'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { paths } from '@/lib/shared/paths';
import { ADMIN_PAGES } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

const centreOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** The console's pages in one line, each with what waits there; on narrow screens the line scrolls. */
export function AdminNav() {
  const { t } = useTranslation('operator');
  const pathname = usePathname();
  const waiting = useWaiting();
  const list = useRef<HTMLUListElement>(null);
  // The counts come after the pages and push them along.
  const counts = Object.values(waiting).join();
  // Only the row is moved, not the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page one came to is brought into sight
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector('[aria-current]');
    if (row && current) row.scrollLeft += centreOf(current) - centreOf(row);
  }, [pathname, counts]);

  const home = { key: 'home', href: paths.admin(), icon: 'dashboard' } as const;
  return (
    <nav aria-label={t('nav')} className={styles.nav}>
      <ul ref={list} className={styles.links}>
        {[home, ...ADMIN_PAGES].map(({ key, href, icon }) => {
          const isCurrent = key === 'home' ? pathname === href : pathname.startsWith(href);
          return (
            <li key={key}>
              <AppLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                {key === 'home' ? t('overview.title') : t(`pages.${key}.title`)}
                {key === 'home' ? null : <WaitingCount count={waiting[key] ?? 0} />}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
