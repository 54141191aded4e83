'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import styles from './bar-controls.module.css';

type MenuButtonProps = { onClick: () => void };

/** Opens the navigation drawer; only below md, where there is one. */
export function MenuButton({ onClick }: MenuButtonProps) {
  const { t } = useTranslation('layout');
  return (
    <button
      type="button"
      className={`${styles.round} ${styles.belowMd}`}
      aria-label={t('nav.open')}
      onClick={onClick}
    >
      <Icon name="menu" size={24} />
    </button>
  );
}
