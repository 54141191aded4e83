'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { paths } from '@/lib/shared/paths';
import styles from './footer.module.css';

type FooterProps = {
  /** In the rail it is always visible; narrower screens have it at the foot of the page. */
  place: 'rail' | 'page';
};

/** About, Privacy Policy, Terms and Conditions. */
export function Footer({ place }: FooterProps) {
  const { t } = useTranslation(['layout', 'common']);
  return (
    <footer className={place === 'rail' ? styles.rail : styles.page}>
      <nav aria-label={t('footer.label')} className={styles.links}>
        <AppLink href={paths.about()}>{t('footer.about')}</AppLink>
        <AppLink href={paths.privacyPolicy()}>{t('footer.privacy')}</AppLink>
        <AppLink href={paths.termsAndConditions()}>{t('footer.terms')}</AppLink>
      </nav>
      <small className={styles.rights}>
        {t('footer.rights', { year: '2026', brand: t('common:brand') })}
      </small>
    </footer>
  );
}
