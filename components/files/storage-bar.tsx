'use client';

import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { useStorage } from '@/hooks/files/use-storage';
import styles from './storage-bar.module.css';
import { useSizes } from './use-sizes';

const NEARLY_FULL = 0.9;

/** How much of their storage a member's files take. Shows nothing until that is known. */
export function StorageBar() {
  const { t } = useTranslation('creator');
  const sizes = useSizes();
  const { data } = useStorage();
  if (!data) return null;
  const { used, room } = data;
  const taken = t('storage.used', { used: sizes(used), room: sizes(room) });
  return (
    <div className="grid gap-2">
      <p className="type-label">{t('storage.title')}</p>
      <p className={`cluster spread type-caption text-secondary ${styles.words}`}>
        <span>{taken}</span>
        <span>{t('storage.left', { left: sizes(Math.max(room - used, 0)) })}</span>
      </p>
      <LinearProgress
        variant="determinate"
        value={Math.min((used / room) * 100, 100)}
        color={colorOf(used / room)}
        aria-label={t('storage.title')}
        aria-valuetext={taken}
      />
    </div>
  );
}

const colorOf = (share: number) => (share >= 1 ? 'error' : share >= NEARLY_FULL ? 'warning' : 'primary');
