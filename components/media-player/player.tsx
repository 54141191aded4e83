'use client';

import { MediaActionTypes } from 'media-chrome/react/media-store';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ControlBar } from './control-bar';
import { JumpBack } from './jump-back';
import styles from './player.module.css';
import type { Captions, Quality, Recording, Watched } from './player-types';
import { RepeatPanel } from './repeat-panel';
import { Stage } from './stage';
import { useJumps } from './use-jumps';
import { useLongPause } from './use-long-pause';
import { useOwner } from './use-owner';
import { usePlayerKeys } from './use-player-keys';
import type { PlayerLink } from './use-player-link';
import { useRepeat } from './use-repeat';
import { isAtEnd, useResume } from './use-resume';
import { addressOf, firstQuality, useStream } from './use-stream';
import { useWatched } from './use-watched';

export interface PlayerProps {
  recording: Recording;
  captions?: readonly Captions[];
  /** the second at which the viewer stopped the last time */
  startAt?: number;
  /** of the captions that are shown at first; none where it is left out */
  language?: string;
  onWatched?: (watched: Watched) => void;
  link?: PlayerLink;
}

const nothing = () => {};

export function Player(props: PlayerProps) {
  const { recording, captions = [], startAt = 0, onWatched = nothing, link } = props;
  const { t } = useTranslation('player');
  const [element, setElement] = useState<HTMLMediaElement | null>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [language, setLanguage] = useState<string | null>(props.language ?? null);
  const [quality, setQuality] = useState<Quality>(() => firstQuality(recording));
  const [isRepeatOpen, setRepeatOpen] = useState(false);
  useOwner(MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, element);
  useOwner(MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, box);

  const jumps = useJumps(element);
  useStream(element, addressOf(recording, quality), jumps.moveQuietly);
  useWatched(element, jumps.isMovingQuietly, onWatched);
  const skipResume = useResume(element, startAt, jumps.moveQuietly);
  useLongPause(element, jumps.moveQuietly);
  const repeat = useRepeat(element, jumps.moveQuietly);
  const shown = captions.find((each) => each.language === language);
  const nextLanguage = () => {
    const languages = [null, ...captions.map((each) => each.language)];
    setLanguage(languages[(languages.indexOf(language) + 1) % languages.length] ?? null);
  };
  const onKeyDown = usePlayerKeys(element, nextLanguage);

  useEffect(() => {
    if (!element) return;
    return link?.attach({
      playFrom: (seconds) => {
        skipResume();
        // Not by the store: it takes the element a little later, and what was pressed before that would be lost.
        element.currentTime = seconds;
        void element.play().catch(() => {});
      },
      // Before anything is loaded it stands where it will begin.
      now: () =>
        element.readyState ? element.currentTime : isAtEnd(startAt, recording.seconds) ? 0 : startAt,
      picture: () => (element instanceof HTMLVideoElement ? element : null),
    });
  }, [link, element, skipResume, startAt, recording.seconds]);

  return (
    <section
      ref={setBox}
      className={styles.player}
      data-kind={recording.kind}
      aria-label={t('label', { title: recording.title })}
      onKeyDown={onKeyDown}
    >
      <Stage
        recording={recording}
        cues={shown?.cues}
        startAt={startAt}
        isSoundAlone={quality === 'sound'}
        setElement={setElement}
      />
      <JumpBack jumps={jumps} />
      <ControlBar
        recording={recording}
        box={box}
        captions={captions}
        language={language}
        onLanguage={setLanguage}
        quality={quality}
        onQuality={setQuality}
        passage={repeat.passage}
        isRepeatOpen={isRepeatOpen}
        onRepeat={() => setRepeatOpen(!isRepeatOpen)}
      />
      {isRepeatOpen ? <RepeatPanel repeat={repeat} element={element} cues={shown?.cues} /> : null}
    </section>
  );
}
