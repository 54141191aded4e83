'use client';

import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSize } from '@/components/files/file-size';
import { Icon } from '@/components/ui/icon';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { CaptionLine } from './caption-line';
import { PlaceAndLength } from './place-and-length';
import styles from './player.module.css';
import type { Cue, Recording } from './player-types';
import { goesOn } from './use-resume';

type StageProps = {
  recording: Recording;
  /** null where no captions are shown */
  cues: readonly Cue[] | undefined;
  /** where its viewer goes on, in seconds */
  startAt: number;
  /** the film's sound is played without its picture */
  isSoundAlone: boolean;
  setElement: (element: HTMLMediaElement | null) => void;
};

/** Whether it has played at all: for the store a film in another size has not. */
function useHasPlayed(): boolean {
  const plays = useMediaSelector((state) => state.mediaHasPlayed ?? false);
  const [hasPlayed, setPlayed] = useState(false);
  if (plays && !hasPlayed) setPlayed(true);
  return hasPlayed || plays;
}

/** The picture with its captions. Before it plays, it says how long and how large it is. */
export function Stage({ recording, cues, startAt, isSoundAlone, setElement }: StageProps) {
  const { t } = useTranslation('player');
  const dispatch = useMediaDispatch();
  const hasPlayed = useHasPlayed();
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true);
  const isWaiting = useMediaSelector((state) => state.mediaLoading && !state.mediaPaused);
  const error = useMediaSelector((state) => state.mediaErrorCode);
  const toggle = () =>
    dispatch({
      type: isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST,
    });
  // `metadata` is some hundred KB of a recording: only the length, which is known already.
  const preload = recording.seconds === null ? 'metadata' : 'none';
  return (
    <div className={styles.stage}>
      {recording.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: captions are drawn beneath, with each line's own direction
        <video
          ref={setElement}
          // The copies of a film are given to the element by use-stream.
          src={recording.stream ? undefined : recording.src}
          poster={recording.poster ?? undefined}
          preload={preload}
          playsInline
          disableRemotePlayback
          className={styles.picture}
          onClick={toggle}
          tabIndex={-1}
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions are drawn beneath, with each line's own direction
        <audio ref={setElement} src={recording.src} preload={preload} />
      )}
      {/* Before it plays, the words of the start button stand there. */}
      {cues && hasPlayed ? <CaptionLine cues={cues} /> : null}
      {error ? (
        <p className={`row gap-2 type-body2 ${styles.failed}`} role="alert">
          <Icon name="warning" size={20} />
          {t(error === 2 ? 'failed.network' : 'failed.format')}
        </p>
      ) : null}
      {!hasPlayed && !error ? (
        <button type="button" className={`row gap-3 type-label ${styles.start}`} onClick={toggle}>
          <span className={styles.disc}>
            <Icon name="play" size={32} filled />
          </span>
          <span className={styles.startWords}>
            {t(goesOn(startAt, recording.seconds) ? 'resume' : 'start')}
            <small>
              {recording.seconds === null ? null : (
                <PlaceAndLength startAt={startAt} seconds={recording.seconds} />
              )}
              <FileSize bytes={recording.bytes} />
            </small>
          </span>
        </button>
      ) : null}
      {isSoundAlone && hasPlayed ? (
        <span className={styles.alone}>
          <ShapeIcon shape={playerIcons.sound} size={20} />
          {t('soundAlone')}
        </span>
      ) : null}
      {isWaiting && hasPlayed ? (
        <span className={`row gap-2 type-body2 ${styles.waiting}`} role="status">
          {t('waiting')}
        </span>
      ) : null}
    </div>
  );
}
