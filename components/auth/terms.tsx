'use client';

import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { paths } from '@/lib/shared/paths';
import styles from './auth.module.css';

/** Says which terms apply to creating an account. */
export function Terms() {
  const { t } = useTranslation('auth');
  return (
    <p className={styles.terms}>
      <Trans
        t={t}
        i18nKey="register.terms"
        components={{
          terms: <AppLink href={paths.termsAndConditions()} />,
          privacy: <AppLink href={paths.privacyPolicy()} />,
        }}
      />
    </p>
  );
}
