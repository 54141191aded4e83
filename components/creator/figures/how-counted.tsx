'use client';

import { useTranslation } from 'react-i18next';
import styles from './figures.module.css';

const PARTS = ['views', 'visitors', 'buyers', 'conversion', 'income', 'day', 'private'] as const;

/** Explains how each figure is computed. */
export function HowCounted() {
  const { t } = useTranslation('creator-stats');
  return (
    <details className={styles.how}>
      <summary>{t('how.title')}</summary>
      <ul>
        {PARTS.map((part) => (
          <li key={part}>{t(`how.${part}`)}</li>
        ))}
      </ul>
    </details>
  );
}
