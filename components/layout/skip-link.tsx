'use client';

import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The id of the page's content. */
export const MAIN_ID = 'main';

/** The first element for the keyboard: skips the bars and goes to the content. */
export function SkipLink() {
  const { t } = useTranslation('layout');
  return (
    <a href={`#${MAIN_ID}`} className={styles.link}>
      {t('skipToContent')}
    </a>
  );
}
