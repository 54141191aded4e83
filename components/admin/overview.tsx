'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { ADMIN_AREAS, ADMIN_PAGES, type AdminPage } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

/** The console's first page: what waits, then what there is, by area. */
export function Overview() {
  const { t } = useTranslation('operator');
  const waiting = useWaiting();
  const due = ADMIN_PAGES.filter(({ key }) => (waiting[key] ?? 0) > 0);
  return (
    <div className={styles.overview}>
      {due.length > 0 ? (
        <Area title={t('waitingNow')} pages={due} waiting={waiting} />
      ) : (
        <p className={styles.calm}>
          <Icon name="check" size={20} />
          {t('waiting', { count: 0 })}
        </p>
      )}
      {ADMIN_AREAS.map(({ key, pages }) => (
        <Area key={key} title={t(`areas.${key}`)} pages={pages} waiting={{}} />
      ))}
    </div>
  );
}

type AreaProps = { title: string; pages: readonly AdminPage[]; waiting: Record<string, number> };

function Area({ title, pages, waiting }: AreaProps) {
  const { t } = useTranslation('operator');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.area}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {pages.map(({ key, href, icon }) => (
          <li key={key}>
            <AppLink href={href} className={styles.card}>
              <span className={styles.badge}>
                <Icon name={icon} size={24} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>
                  {t(`pages.${key}.title`)}
                  <WaitingCount count={waiting[key] ?? 0} />
                </span>
                <span className={styles.hint}>{t(`pages.${key}.hint`)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
