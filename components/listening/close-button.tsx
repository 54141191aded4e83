'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import styles from './listening-bar.module.css';
import { stopListening } from './listening-store';

/** Ends what is heard, and takes the player away. */
export function CloseButton() {
  const { t } = useTranslation('listening');
  return (
    <button type="button" className={styles.control} aria-label={t('close')} onClick={stopListening}>
      <Icon name="close" size={20} />
    </button>
  );
}
