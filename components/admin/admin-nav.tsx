'use client';

import { usePathname } from 'next/navigation';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { useCentred } from '@/hooks/use-centred';
import { paths } from '@/lib/shared/paths';
import { ADMIN_AREAS, ADMIN_PAGES, type AdminPage } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

/**
 * Stands above the console's pages: how much work waits, and a list of all pages by area. The first page is such a list
 * itself.
 */
export function AdminNav() {
  const { t } = useTranslation('operator');
  const pathname = usePathname();
  const waiting = useWaiting();
  const links = useRef<HTMLUListElement>(null);
  const waitingPages = ADMIN_PAGES.filter(({ key }) => (waiting[key] ?? 0) > 0);
  useCentred(links, `${pathname} ${waitingPages.length}`);
  if (pathname === paths.admin()) return null;
  return (
    <nav aria-label={t('nav')} className={styles.nav}>
      <ul ref={links} data-centred="[aria-current]" className={styles.links}>
        <li>
          <AppLink href={paths.admin()} className={`gap-2 type-label nowrap text-secondary ${styles.link}`}>
            {t('overview.title')}
          </AppLink>
        </li>
        {waitingPages.map((page) => (
          <PageLink key={page.key} page={page} count={waiting[page.key]} />
        ))}
      </ul>
      {/* The list closes on the page that was chosen. */}
      <details key={pathname} className={styles.all} onBlur={closeBehind} onKeyDown={closeOnEscape}>
        <summary className={`row gap-1 type-label ${styles.summary}`}>
          {t('allPages')}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.areas} tabIndex={-1}>
          {ADMIN_AREAS.map(({ key, pages }) => (
            <section key={key} aria-label={t(`areas.${key}`)}>
              <h2 className={styles.area}>{t(`areas.${key}`)}</h2>
              <ul>
                {pages.map((page) => (
                  <PageLink key={page.key} page={page} count={waiting[page.key]} withIcon />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  );
}

type PageLinkProps = { page: AdminPage; count: number | undefined; withIcon?: boolean };

function PageLink({ page: { key, href, icon }, count = 0, withIcon = false }: PageLinkProps) {
  const { t } = useTranslation('operator');
  const pathname = usePathname();
  const isHere = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <li>
      <AppLink
        href={href}
        className={`gap-2 type-label nowrap text-secondary ${styles.link}`}
        aria-current={isHere ? 'page' : undefined}
      >
        {withIcon ? <Icon name={icon} size={20} /> : null}
        {t(`pages.${key}.title`)}
        <WaitingCount count={count} />
      </AppLink>
    </li>
  );
}

/** The list covers the page: it closes as soon as the operator turns to something else. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}
