'use client';

import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RepeatPanel } from '@/components/media-player/repeat-panel';
import { Timeline } from '@/components/media-player/timeline';
import { useJumps } from '@/components/media-player/use-jumps';
import { useLongPause } from '@/components/media-player/use-long-pause';
import { usePlayerKeys } from '@/components/media-player/use-player-keys';
import { useRepeat } from '@/components/media-player/use-repeat';
import { useResume } from '@/components/media-player/use-resume';
import { useWatched } from '@/components/media-player/use-watched';
import { Icon } from '@/components/ui/icon';
import type { OpenedEpisode } from '@/hooks/kinds/courses/use-episode';
import { useLessonProgress } from '@/hooks/kinds/courses/use-lesson-progress';
import type { ApiError } from '@/lib/client/api-error';
import { keepPlace, placeIn } from '@/lib/client/kept-places';
import { ChapterList } from './chapter-list';
import { CloseButton } from './close-button';
import styles from './listening-bar.module.css';
import { getListening, playEpisode, type Queue, setListening } from './listening-store';
import { MoreControls } from './more-controls';
import { NowHeard } from './now-heard';
import { PlayDisc } from './play-disc';
import { Transport } from './transport';
import { useMediaSession } from './use-media-session';
import { playOn, usePlaying } from './use-playing';
import type { Sleep } from './use-sleep';

type EpisodeControlsProps = {
  element: HTMLAudioElement;
  queue: Queue;
  lessonId: string;
  opened: OpenedEpisode;
  /** the episode is not theirs any more, or they are signed out */
  onRefused: () => void;
  sleep: Sleep;
  /** all controls are shown */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

const nothing = () => {};
const REFUSED: readonly number[] = [401, 403, 404];

/** The controls of one episode. It begins where its listener stopped, and the next one follows by itself. */
export function EpisodeControls(props: EpisodeControlsProps) {
  const { element, queue, lessonId, opened, onRefused, sleep, isOpen, onOpen } = props;
  const { t } = useTranslation(['listening', 'player']);
  const [isRepeatOpen, setRepeatOpen] = useState(false);
  const [isRepeated, setRepeated] = useState(false);
  const [startAt] = useState(() => getListening().startAt ?? placeIn(lessonId, opened.progress));
  const onFailed = useCallback(
    ({ status }: ApiError) => {
      if (REFUSED.includes(status)) onRefused();
    },
    [onRefused],
  );
  const { report } = useLessonProgress(queue.id, lessonId, onFailed);
  const at = queue.episodes.findIndex((each) => each.lessonId === lessonId);
  const episode = queue.episodes[at];
  const stepTo = (step: number) => {
    const to = queue.episodes[at + step];
    return to ? () => playEpisode(queue, to.lessonId) : null;
  };

  // Their order matters: the sound of the episode before is gone when they look at the element.
  usePlaying(element, opened.src);
  const { moveQuietly, isMovingQuietly } = useJumps(element);
  useWatched(element, isMovingQuietly, (watched) => {
    keepPlace(lessonId, watched);
    if (queue.by === 'purchase') report(watched);
  });
  const skipResume = useResume(element, startAt, moveQuietly);
  useLongPause(element, moveQuietly);
  const repeat = useRepeat(element, moveQuietly);
  const onPlayerKey = usePlayerKeys(element, nothing);
  const opener = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // A sound fills no screen.
    if (event.code === 'KeyF') return;
    if (event.key !== 'Escape' || !isOpen) return onPlayerKey(event);
    onOpen(false);
    opener.current?.focus();
  };
  const seekBy = (seconds: number) => {
    const most = element.duration || Number.POSITIVE_INFINITY;
    element.currentTime = Math.max(0, Math.min(most, element.currentTime + seconds));
  };
  const playFrom = (seconds: number) => {
    skipResume();
    element.currentTime = seconds;
    playOn(element);
  };
  const steps = { seekBy, previous: stepTo(-1), next: stepTo(1) };
  useMediaSession(element, queue, episode, steps);
  useHandle(element, startAt, playFrom);
  useEffect(() => {
    const end = () => {
      if (repeat.passage) return;
      // Also of an episode that is repeated: who sleeps does not stop it.
      if (sleep.choice === 'end') return sleep.choose(null);
      if (isRepeated) return playFrom(0);
      stepTo(1)?.();
    };
    element.addEventListener('ended', end);
    return () => element.removeEventListener('ended', end);
  });

  return (
    <fieldset className={styles.controls} aria-label={t('player:controls')} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <NowHeard queue={queue} lessonId={lessonId} />
        <Transport steps={steps} className={styles.play}>
          <PlayDisc />
        </Transport>
        <div className={styles.time}>
          <Timeline knownSeconds={opened.seconds} passage={repeat.passage} />
        </div>
        <button
          ref={opener}
          type="button"
          className={styles.control}
          aria-expanded={isOpen}
          aria-label={t('more')}
          onClick={() => onOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size={22} />
        </button>
        <CloseButton />
      </div>
      {/* It is shown above, and comes after the button that opens it. */}
      {isOpen ? (
        <div className={styles.panel}>
          <div className={styles.phoneTime}>
            <Timeline knownSeconds={opened.seconds} passage={repeat.passage} />
          </div>
          <Transport steps={steps} className={styles.steps} />
          <MoreControls
            sleep={sleep}
            isRepeated={isRepeated}
            onRepeated={() => setRepeated(!isRepeated)}
            hasPassage={repeat.passage !== null}
            isRepeatOpen={isRepeatOpen}
            onPassage={() => setRepeatOpen(!isRepeatOpen)}
          />
          {isRepeatOpen ? <RepeatPanel repeat={repeat} element={element} cues={undefined} /> : null}
          <ChapterList chapters={opened.chapters} onChoose={playFrom} />
        </div>
      ) : null}
    </fieldset>
  );
}

/** Lets pages ask the player for something, and see whether it plays. */
function useHandle(element: HTMLAudioElement, startAt: number, playFrom: (seconds: number) => void) {
  const latest = useRef(playFrom);
  useEffect(() => {
    latest.current = playFrom;
  });
  useEffect(() => {
    const say = () => setListening({ isPaused: element.paused });
    setListening({
      isPaused: element.paused,
      player: {
        playFrom: (seconds) => latest.current(seconds),
        now: () => (element.readyState ? element.currentTime : startAt),
        toggle: () => (element.paused ? playOn(element) : element.pause()),
      },
    });
    const events = ['play', 'pause', 'ended'] as const;
    for (const name of events) element.addEventListener(name, say);
    return () => {
      for (const name of events) element.removeEventListener(name, say);
      setListening({ isPaused: true, player: null });
    };
  }, [element, startAt]);
}
