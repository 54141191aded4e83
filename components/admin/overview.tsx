'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { useWaiting } from '@/hooks/admin/use-waiting';
import { ADMIN_PAGES } from './admin-pages';
import styles from './admin-shell.module.css';
import { WaitingCount } from './waiting-count';

/** The console's first page: what there is, and where something waits. */
export function Overview() {
  const { t } = useTranslation('operator');
  const waiting = useWaiting();
  return (
    <ul className={styles.cards}>
      {ADMIN_PAGES.map(({ key, href, icon }) => (
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
  );
}
