'use client';

import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { paths } from '@/lib/shared/paths';
import { ADMIN_AREAS, ADMIN_PAGES, type AdminPage } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

/** Above the console's pages: what waits, the page one is on, and all pages by area. The first page is such a list itself. */
export function AdminNav() {
  const { t } = useTranslation('operator');
  const pathname = usePathname();
  const waiting = useWaiting();
  if (pathname === paths.admin()) return null;
  const isHere = ({ href }: AdminPage) => pathname === href || pathname.startsWith(`${href}/`);
  const near = ADMIN_PAGES.filter((page) => isHere(page) || (waiting[page.key] ?? 0) > 0);
  const link = (page: AdminPage) => (
    <li key={page.key}>
      <AppLink href={page.href} className={styles.link} aria-current={isHere(page) ? 'page' : undefined}>
        <Icon name={page.icon} size={20} />
        {t(`pages.${page.key}.title`)}
        <WaitingCount count={waiting[page.key] ?? 0} />
      </AppLink>
    </li>
  );
  return (
    <nav aria-label={t('nav')} className={styles.nav}>
      <ul className={styles.links}>
        <li>
          <AppLink href={paths.admin()} className={styles.link}>
            <Icon name="dashboard" size={20} />
            {t('overview.title')}
          </AppLink>
        </li>
        {near.map(link)}
      </ul>
      {/* Closed again on the page it led to. */}
      <details key={pathname} className={styles.all}>
        <summary className={styles.summary}>
          {t('allPages')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.areas}>
          {ADMIN_AREAS.map(({ key, pages }) => (
            <section key={key} aria-label={t(`areas.${key}`)}>
              <h2 className={styles.area}>{t(`areas.${key}`)}</h2>
              <ul>{pages.map(link)}</ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  );
}
