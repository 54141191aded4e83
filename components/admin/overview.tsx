'use client';

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { TitledCard } from '@/components/ui/titled-card';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { ADMIN_AREAS, ADMIN_PAGES, type AdminPage } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

/** The console's first page: what waits, then all pages by area. */
export function Overview() {
  const { t } = useTranslation('operator');
  const titleId = useId();
  const waiting = useWaiting();
  const due = ADMIN_PAGES.filter(({ key }) => (waiting[key] ?? 0) > 0);
  return (
    <div className="grid gap-6">
      {due.length > 0 ? (
        <section aria-labelledby={titleId}>
          <h2 id={titleId} className={styles.area}>
            {t('waitingNow')}
          </h2>
          <ul className={styles.cards}>
            {due.map((page) => (
              <li key={page.key}>
                <PageEntry page={page} className={styles.card}>
                  <WaitingCount count={waiting[page.key] ?? 0} />
                </PageEntry>
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <p className={styles.calm}>
          <Icon name="check" size={20} />
          {t('nothingWaits')}
        </p>
      )}
      <div className={styles.halves}>
        {ADMIN_AREAS.map(({ key, pages }) => (
          <TitledCard key={key} title={t(`areas.${key}`)}>
            <ul className={styles.entries}>
              {pages.map((page) => (
                <li key={page.key}>
                  <PageEntry page={page} className={styles.entry} />
                </li>
              ))}
            </ul>
          </TitledCard>
        ))}
      </div>
    </div>
  );
}

type PageEntryProps = { page: AdminPage; className: string | undefined; children?: ReactNode };

function PageEntry({ page: { key, href, icon }, className, children }: PageEntryProps) {
  const { t } = useTranslation('operator');
  return (
    <AppLink href={href} className={className}>
      <span className={styles.badge}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span className={`row gap-2 type-h6 ${styles.name}`}>
          {t(`pages.${key}.title`)}
          {children}
        </span>
        <span className="type-body2 text-secondary">{t(`pages.${key}.hint`)}</span>
      </span>
    </AppLink>
  );
}
