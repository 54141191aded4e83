'use client';

import { useTranslation } from 'react-i18next';
import styles from './section-nav.module.css';

/** The parts of /settings/main, in their order; the names are the anchors in its address. */
export const MAIN_PARTS = [
  'appearance',
  'signIn',
  'sessions',
  'notices',
  'privacy',
  'data',
  'danger',
] as const;

export type MainPart = (typeof MAIN_PARTS)[number];

/** A list of the page's parts beside it, on wide screens. */
export function SectionNav() {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('sections.label')}>
      <ul className={styles.list}>
        {MAIN_PARTS.map((part) => (
          <li key={part}>
            <a href={`#${part}`} className={styles.link} data-danger={part === 'danger'}>
              {t(`sections.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
