'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sandbox.module.css';

type SandboxFrameProps = { children: ReactNode };

/** A house of its own: plain greys and a banner, so that nobody takes it for ours, or for a real one. */
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
