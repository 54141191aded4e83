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

const TIMES = [2, 3, 5, 10, null] as const;
const LEAST_SECONDS = 1;

type RepeatPanelProps = {
  repeat: ReturnType<typeof useRepeat>;
  element: HTMLMediaElement | null;
  /** With captions, one press takes the sentence that is said now. */
  cues: readonly Cue[] | undefined;
};

/** Chooses a passage by its two ends, and how often it is played. */
export function RepeatPanel({ repeat, element, cues }: RepeatPanelProps) {
  const { t } = useTranslation('player');
  const { intl } = useLocale();
  const [from, setFrom] = useState<number | null>(null);
  const [to, setTo] = useState<number | null>(null);
  const [times, setTimes] = useState<number | null>(3);
  const now = () => element?.currentTime ?? 0;
  const isChosen = from !== null && to !== null && to - from >= LEAST_SECONDS;
  const time = (seconds: number | null) => (seconds === null ? '–' : clockTime(seconds, intl));
  const takeSentence = () => {
    const cue = cues?.findLast((each) => each.from <= now());
    if (!cue) return;
    setFrom(cue.from);
    setTo(cue.to);
  };

  if (repeat.passage) {
    const { passage, played } = repeat;
    const count = numberFormat(intl).format(played + 1);
    const all = passage.times === null ? '∞' : numberFormat(intl).format(passage.times);
    return (
      <div className={styles.panel}>
        <p className="grow type-body2" role="status">
          {t('repeat.running', { from: time(passage.from), to: time(passage.to) })}{' '}
          {t('repeat.count', { count: Number(played + 1), number: count, all })}
        </p>
        <Button variant="outlined" size="small" onClick={repeat.stop}>
          {t('repeat.stop')}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.panel} aria-label={t('repeat.title')}>
      <Button variant="outlined" size="small" onClick={() => setFrom(now())}>
        {t('repeat.from', { time: time(from) })}
      </Button>
      <Button variant="outlined" size="small" onClick={() => setTo(now())}>
        {t('repeat.to', { time: time(to) })}
      </Button>
      {cues ? (
        <Button variant="text" size="small" onClick={takeSentence}>
          {t('repeat.sentence')}
        </Button>
      ) : null}
      <div className={styles.times} role="radiogroup" aria-label={t('repeat.times')}>
        {TIMES.map((choice) => (
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
        disabled={!isChosen}
        onClick={() => {
          if (from !== null && to !== null) repeat.start({ from, to, times });
        }}
      >
        {t('repeat.start')}
      </Button>
    </fieldset>
  );
}
