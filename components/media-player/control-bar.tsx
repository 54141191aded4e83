'use client';

import {
  AvailabilityStates,
  MediaActionTypes,
  useMediaDispatch,
  useMediaSelector,
} from 'media-chrome/react/media-store';
import { useTranslation } from 'react-i18next';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { icons } from '@/components/ui/icons/registry';
import { ShapeIcon } from '@/components/ui/shape-icon';
import { ChoiceMenu } from './choice-menu';
import styles from './player.module.css';
import type { Captions, Quality, Recording } from './player-types';
import { QualityMenu } from './quality-menu';
import { SPEEDS } from './speeds';
import { Timeline } from './timeline';
import { useNames } from './use-names';
import type { Passage } from './use-repeat';

const SIGNS = { ...playerIcons, play: icons.play, pause: icons.pause, mute: icons.mute };

type ControlBarProps = {
  recording: Recording;
  /** The whole player: menus open within it, so that they show on a full screen too. */
  box: HTMLElement | null;
  captions: readonly Captions[];
  language: string | null;
  onLanguage: (language: string | null) => void;
  quality: Quality;
  onQuality: (quality: Quality) => void;
  passage: Passage | null;
  isRepeatOpen: boolean;
  onRepeat: () => void;
};

/** The controls. They read from left to right, as on every player. */
export function ControlBar(props: ControlBarProps) {
  const { recording, box, captions, language, onLanguage, quality, onQuality } = props;
  const { passage, isRepeatOpen, onRepeat } = props;
  const { t } = useTranslation('player');
  const names = useNames();
  const dispatch = useMediaDispatch();
  const rate = useMediaSelector((state) => state.mediaPlaybackRate ?? 1);
  const now = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
  const seek = (by: number) =>
    dispatch({ type: MediaActionTypes.MEDIA_SEEK_REQUEST, detail: Math.max(0, now + by) });
  return (
    <fieldset className={styles.bar} aria-label={t('controls')} dir="ltr">
      <Timeline knownSeconds={recording.seconds} passage={passage} />
      <div className="row">
        <PlayButton />
        <Control icon="step-back" label={t('back')} onClick={() => seek(-10)} />
        <Control icon="step-forward" label={t('forward')} onClick={() => seek(10)} />
        {/* Where little room is left: phones have buttons for it. */}
        <MuteButton isOptional={captions.length > 0 && Boolean(recording.stream)} />
        <span className={styles.gap} />
        <Control
          icon="repeat"
          label={t('repeat.title')}
          words={t('repeat.title')}
          isOn={passage !== null}
          isOpen={isRepeatOpen}
          onClick={onRepeat}
        />
        <ChoiceMenu
          box={box}
          label={t('speed')}
          value={rate}
          choices={SPEEDS.map((speed) => ({ value: speed, label: names.speed(speed) }))}
          onChoose={(speed) =>
            dispatch({ type: MediaActionTypes.MEDIA_PLAYBACK_RATE_REQUEST, detail: speed })
          }
        >
          {names.speed(rate)}
        </ChoiceMenu>
        {captions.length > 0 ? (
          <ChoiceMenu
            box={box}
            label={t('captions')}
            value={language}
            choices={[
              { value: null, label: t('noCaptions') },
              ...captions.map((each) => ({ value: each.language, label: names.language(each.language) })),
            ]}
            onChoose={onLanguage}
            isOn={language !== null}
          >
            <ShapeIcon shape={playerIcons.captions} size={22} />
          </ChoiceMenu>
        ) : null}
        {recording.stream ? (
          <QualityMenu box={box} stream={recording.stream} quality={quality} onQuality={onQuality} />
        ) : null}
        {recording.kind === 'video' ? <ScreenButtons /> : null}
      </div>
    </fieldset>
  );
}

function PlayButton() {
  const { t } = useTranslation('player');
  const dispatch = useMediaDispatch();
  const isPaused = useMediaSelector((state) => state.mediaPaused ?? true);
  const type = isPaused ? MediaActionTypes.MEDIA_PLAY_REQUEST : MediaActionTypes.MEDIA_PAUSE_REQUEST;
  return (
    <Control
      icon={isPaused ? 'play' : 'pause'}
      label={t(isPaused ? 'play' : 'pause')}
      onClick={() => dispatch({ type })}
    />
  );
}

function MuteButton({ isOptional }: { isOptional: boolean }) {
  const { t } = useTranslation('player');
  const dispatch = useMediaDispatch();
  const isMuted = useMediaSelector((state) => state.mediaMuted ?? false);
  const type = isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST;
  return (
    <Control
      icon={isMuted ? 'mute' : 'sound'}
      label={t(isMuted ? 'unmute' : 'mute')}
      isOptional={isOptional}
      onClick={() => dispatch({ type })}
    />
  );
}

/** The small window and the full screen, where the browser has them. */
function ScreenButtons() {
  const { t } = useTranslation('player');
  const dispatch = useMediaDispatch();
  const isFull = useMediaSelector((state) => state.mediaIsFullscreen ?? false);
  const isSmall = useMediaSelector((state) => state.mediaIsPip ?? false);
  const hasFull = useMediaSelector((state) => state.mediaFullscreenUnavailable === undefined);
  const hasSmall = useMediaSelector(
    ({ mediaPipUnavailable }) => mediaPipUnavailable !== AvailabilityStates.UNSUPPORTED,
  );
  const full = isFull
    ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
    : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST;
  const small = isSmall ? MediaActionTypes.MEDIA_EXIT_PIP_REQUEST : MediaActionTypes.MEDIA_ENTER_PIP_REQUEST;
  return (
    <>
      {hasSmall ? (
        <Control
          icon="small-window"
          isOptional
          label={t(isSmall ? 'leaveSmallWindow' : 'smallWindow')}
          onClick={() => dispatch({ type: small })}
        />
      ) : null}
      {hasFull ? (
        <Control
          icon={isFull ? 'shrink' : 'full-screen'}
          label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          onClick={() => dispatch({ type: full })}
        />
      ) : null}
    </>
  );
}

type ControlProps = {
  icon: keyof typeof SIGNS;
  label: string;
  /** Shown beside the icon where there is room. */
  words?: string;
  isOn?: boolean;
  isOpen?: boolean;
  /** left out where there is little room */
  isOptional?: boolean;
  onClick: () => void;
};

function Control({ icon, label, words, isOn, isOpen, isOptional, onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      data-on={isOn}
      data-optional={isOptional}
      onClick={onClick}
    >
      <ShapeIcon shape={SIGNS[icon]} size={22} />
      {words ? <span className={styles.words}>{words}</span> : null}
    </button>
  );
}
