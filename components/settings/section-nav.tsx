'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { paths, SETTINGS_PARTS, type SettingsPart } from '@/lib/shared/paths';
import styles from './section-nav.module.css';

type SectionNavProps = {
  /** Beside the part from md on; above it on smaller screens. */
  place: 'aside' | 'top';
  /** The open part; none on the other tabs. */
  part?: SettingsPart;
};

/** The parts of the general settings, each with its own address. */
export function SectionNav({ place, part }: SectionNavProps) {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('sections.label')} className={styles[place]}>
      <ul className={styles.list}>
        {SETTINGS_PARTS.map((name) => (
          <li key={name}>
            <AppLink
              href={paths.settings('main', name)}
              scroll={false}
              className={styles.link}
              aria-current={name === part ? 'page' : undefined}
              data-danger={name === 'danger'}
            >
              {t(`sections.${name}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
