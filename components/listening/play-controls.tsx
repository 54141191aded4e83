'use client';

import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import styles from './listening-bar.module.css';
import { BACK_SECONDS, FORWARD_SECONDS } from './use-media-session';

type PlayControlsProps = { seekBy: (seconds: number) => void };

/** Back, play, forward. They read from left to right, as on every player. */
export function PlayControls({ seekBy }: PlayControlsProps) {
  const { t } = useTranslation(['listening', 'player']);
  const dispatch = useMediaDispatch();
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true);
  const error = useMediaSelector((state) => state.mediaErrorCode);
  const type = isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST;
  if (error) {
    return (
      <p className={styles.state} role="alert">
        {t('failed')}
      </p>
    );
  }
  return (
    <div className={styles.play} dir="ltr">
      <button
        type="button"
        className={styles.control}
        data-step
        aria-label={t('back')}
        onClick={() => seekBy(-BACK_SECONDS)}
      >
        <ShapeIcon shape={playerIcons['step-back']} size={22} />
      </button>
      <button
        type="button"
        className={styles.disc}
        aria-label={t(isPaused ? 'player:play' : 'player:pause')}
        onClick={() => dispatch({ type })}
      >
        <Icon name={isPaused ? 'play' : 'pause'} size={24} filled />
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t('forward')}
        onClick={() => seekBy(FORWARD_SECONDS)}
      >
        <ShapeIcon shape={playerIcons['step-forward']} size={22} />
      </button>
    </div>
  );
}
