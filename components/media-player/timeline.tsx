'use client';

import { MediaActionTypes, useMediaDispatch, useMediaSelector } from 'media-chrome/react/media-store';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import styles from './timeline.module.css';
import type { Passage } from './use-repeat';

type TimelineProps = {
  /** seconds, until the recording says it itself */
  knownSeconds: number | null;
  passage: Passage | null;
};

/** Where the recording stands. Time runs from left to right, in Arabic too. */
export function Timeline({ knownSeconds, passage }: TimelineProps) {
  const { t } = useTranslation('player');
  const { intl } = useLocale();
  const dispatch = useMediaDispatch();
  const now = useMediaSelector((state) => state.mediaCurrentTime ?? 0);
  const length = useMediaSelector((state) => state.mediaDuration) || knownSeconds || 0;
  const loaded = useMediaSelector((state) => state.mediaBuffered?.at(-1)?.[1] ?? 0);
  const share = (seconds: number) => `${length > 0 ? Math.min(100, (seconds / length) * 100) : 0}%`;
  const [at, whole] = [clockTime(now, intl), clockTime(length, intl)];
  return (
    <div className="row gap-3 grow min-0" dir="ltr">
      <span className="type-caption tabular text-secondary" aria-hidden="true">
        {at}
      </span>
      <span
        className={styles.track}
        style={{ '--played': share(now), '--loaded': share(loaded) } as CSSProperties}
      >
        {passage ? (
          <span
            className={styles.passage}
            style={
              {
                '--from': share(passage.from),
                '--length': share(passage.to - passage.from),
              } as CSSProperties
            }
          />
        ) : null}
        <input
          type="range"
          className={styles.range}
          min={0}
          max={length || 1}
          step="any"
          value={Math.min(now, length || 1)}
          aria-label={t('position')}
          aria-valuetext={t('positionOf', { at, whole })}
          onChange={(event) =>
            dispatch({ type: MediaActionTypes.MEDIA_SEEK_REQUEST, detail: Number(event.target.value) })
          }
        />
      </span>
      <span className="type-caption tabular text-secondary" aria-hidden="true">
        {whole}
      </span>
    </div>
  );
}
