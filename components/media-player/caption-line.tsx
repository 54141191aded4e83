'use client';

import { useMediaSelector } from 'media-chrome/react/media-store';
import styles from './player.module.css';
import type { Cue } from './player-types';

type CaptionLineProps = { cues: readonly Cue[] };

/** What is said now. Each line takes its direction from its own words: browsers' own captions misplace punctuation. */
export function CaptionLine({ cues }: CaptionLineProps) {
  const index = useMediaSelector(({ mediaCurrentTime = 0 }) => {
    return cues.findIndex(({ from, to }) => mediaCurrentTime >= from && mediaCurrentTime < to);
  });
  const cue = cues[index];
  if (!cue) return null;
  return (
    <p className={styles.caption}>
      <span>{cue.text}</span>
    </p>
  );
}
