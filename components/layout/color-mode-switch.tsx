'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useMemberColorMode } from '@/hooks/session/use-member-color-mode';
import styles from './bar-controls.module.css';
import { useViewer } from './viewer-context';

/**
 * Light or dark. Both icons are in the page and CSS shows the right one: the server does not know the system's
 * preference, and a wrong icon would flash until hydration.
 */
export function ColorModeSwitch() {
  const { t } = useTranslation('layout');
  const { toggle } = useMemberColorMode(useViewer() !== null);
  return (
    <button
      type="button"
      className={styles.round}
      data-color-switch=""
      aria-label={t('colorMode.switch')}
      title={t('colorMode.switch')}
      onClick={toggle}
    >
      <Icon name="moon" size={22} className={styles.inLight} />
      <Icon name="sun" size={22} className={styles.inDark} />
    </button>
  );
}
