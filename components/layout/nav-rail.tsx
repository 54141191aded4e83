'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/shared/paths';
import { Footer } from './footer';
import { NavList } from './nav-list';
import styles from './nav-rail.module.css';
import { useViewer } from './viewer-context';

/**
 * The main navigation at the side of every page, on screens from 900 px. Below 1200 px, each link has a short label
 * under its icon, and the invitation for guests is hidden.
 */
export function NavRail() {
  const { t } = useTranslation('layout');
  const viewer = useViewer();
  return (
    <div className={styles.rail}>
      <nav aria-label={t('nav.label')}>
        <NavList />
      </nav>
      {viewer ? null : (
        <section className={styles.pitch}>
          <h2 className="type-h6">{t('guest.pitchTitle')}</h2>
          <p className={styles.text}>{t('guest.pitch')}</p>
          <Button href={paths.register()} fullWidth>
            {t('guest.join')}
          </Button>
        </section>
      )}
      <Footer place="rail" />
    </div>
  );
}
