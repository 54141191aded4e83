'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sandbox.module.css';

type SandboxFrameProps = { children: ReactNode };

/** Its own plain grey look and a banner, so that nobody takes it for our page or a real gateway. */
export function SandboxFrame({ children }: SandboxFrameProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.ground}>
      <p className={styles.banner}>{t('sandbox.banner')}</p>
      <main className={styles.sheet}>
        <h1 className={styles.gateway}>{t('sandbox.gateway')}</h1>
        {children}
      </main>
    </div>
  );
}
