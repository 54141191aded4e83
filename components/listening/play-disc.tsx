'use client';

import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import styles from './listening-bar.module.css';

/** Plays, and pauses. */
export function PlayDisc() {
  const { t } = useTranslation('player');
  const dispatch = useMediaDispatch();
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true);
  const type = isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST;
  return (
    <button
      type="button"
      className={styles.disc}
      aria-label={t(isPaused ? 'play' : 'pause')}
      onClick={() => dispatch({ type })}
    >
      <Icon name={isPaused ? 'play' : 'pause'} size={24} filled />
    </button>
  );
}
