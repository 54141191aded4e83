'use client';

import { useTranslation } from 'react-i18next';
import { PROFILE_PARTS, type ProfilePart } from '@/lib/shared/paths';
import styles from './part-nav.module.css';

type PartNavProps = { part: ProfilePart; onChoose: (part: ProfilePart) => void };

/** The parts of the profile. Buttons, not links: text typed in one part stays while another is shown. */
export function PartNav({ part, onChoose }: PartNavProps) {
  const { t } = useTranslation('settings');
  return (
    <nav aria-label={t('profile.parts.label')}>
      <ul className={styles.list}>
        {PROFILE_PARTS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.part}
              aria-current={name === part ? 'true' : undefined}
              onClick={() => onChoose(name)}
            >
              {t(`profile.parts.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
