'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import type { SaveState } from '@/hooks/kinds/courses/auto-save';
import styles from './lesson-pane.module.css';

const ICONS: Readonly<Record<SaveState['is'], IconName>> = {
  saved: 'check',
  unsaved: 'edit',
  saving: 'refresh',
  offline: 'warning',
  conflict: 'warning',
  refused: 'error',
};

/** Whether the text is saved, in a few words. Screen readers hear only what needs somebody. */
export function TextState({ state: { is } }: { state: SaveState }) {
  const { t } = useTranslation('kinds-courses');
  const isQuiet = is === 'saved' || is === 'unsaved' || is === 'saving';
  return (
    <span className={styles.state} data-is={is} role={isQuiet ? undefined : 'status'}>
      <Icon name={ICONS[is]} size={18} />
      {t(`text.state.${is}`)}
    </span>
  );
}
