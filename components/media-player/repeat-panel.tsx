'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import { numberFormat } from '@/lib/shared/intl';
import type { Cue } from './player-types';
import styles from './repeat-panel.module.css';
import type { useRepeat } from './use-repeat';

/** The choices for how often a passage plays; null repeats it until the viewer stops it. */
const REPEAT_COUNTS = [2, 3, 5, 10, null] as const;
const MIN_PASSAGE_SECONDS = 1;

type RepeatPanelProps = {
  repeat: ReturnType<typeof useRepeat>;
  element: HTMLMediaElement | null;
  /** The captions. If present, a button selects the current sentence as the passage. */
  cues: readonly Cue[] | undefined;
};

/** Lets the viewer set the start and end of a passage and how often it repeats, and shows the running repetition. */
export function RepeatPanel({ repeat, element, cues }: RepeatPanelProps) {
  const { t } = useTranslation('player');
  const { intl } = useLocale();
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [times, setTimes] = useState<number | null>(3);
  const currentSeconds = () => element?.currentTime ?? 0;
  const isLongEnough = from !== null && to !== null && to - from >= MIN_PASSAGE_SECONDS;
  const formatTime = (seconds: number | null) => (seconds === null ? '–' : clockTime(seconds, intl));
  const selectSentence = () => {
    const cue = cues?.findLast(({ from: start }) => start <= currentSeconds());
    if (!cue) return;
    setFrom(cue.from);
    setTo(cue.to);
  };

  if (repeat.passage) {
    const { passage, played } = repeat;
    const playNumber = numberFormat(intl).format(played + 1);
    const total = passage.times === null ? '∞' : numberFormat(intl).format(passage.times);
    return (
      <div className={styles.panel}>
        <p className="grow type-body2" role="status">
          {t('repeat.running', { from: formatTime(passage.from), to: formatTime(passage.to) })}{' '}
          {t('repeat.count', { count: Number(played + 1), number: playNumber, all: total })}
        </p>
        <Button variant="outlined" size="small" onClick={repeat.stop}>
          {t('repeat.stop')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.panel} aria-label={t('repeat.title')}>
      <Button variant="outlined" size="small" onClick={() => setFrom(currentSeconds())}>
        {t('repeat.from', { time: formatTime(from) })}
      </Button>
      <Button variant="outlined" size="small" onClick={() => setTo(currentSeconds())}>
        {t('repeat.to', { time: formatTime(to) })}
      </Button>
      {cues ? (
        <Button variant="text" size="small" onClick={selectSentence}>
          {t('repeat.sentence')}
        </Button>
      ) : null}
      <div className={styles.times} role="radiogroup" aria-label={t('repeat.times')}>
        {REPEAT_COUNTS.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="times"
              checked={times === choice}
              onChange={() => setTimes(choice)}
              aria-label={choice === null ? t('repeat.always') : undefined}
            />
            <span>
              <bdi>{choice === null ? '∞' : `${numberFormat(intl).format(choice)}×`}</bdi>
            </span>
          </label>
        ))}
      </div>
      <Button
        size="small"
        disabled={!isLongEnough}
        onClick={() => {
          if (from !== null && to !== null) repeat.start({ from, to, times });
        }}
      >
        {t('repeat.start')}
      </Button>
    </fieldset>
  );
}
