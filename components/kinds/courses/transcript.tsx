'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerLink } from '@/components/media-player/use-player-link';
import type { LessonCaptions } from '@/lib/contract/kinds/captions';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { clockTime } from '@/lib/shared/clock-time';
import styles from './transcript.module.css';
import { useLanguageName } from './use-language-name';

type TranscriptProps = { player: PlayerLink; captions: readonly LessonCaptions[] };

/** What is said in a recording. A line that is chosen is played; the one that is said now is marked. */
export function Transcript({ player, captions }: TranscriptProps) {
  const { t } = useTranslation('kinds-courses');
  const { intl, locale } = useLocale();
  const languageName = useLanguageName();
  const titleId = useId();
  const [chosen, setChosen] = useState<string>(locale);
  const shown = captions.find(({ language }) => language === chosen) ?? captions[0];
  const cues = shown?.cues ?? [];
  const current = useCurrentCue(player, cues);
  const list = useCueInSight(current);
  return (
    <section className={styles.transcript} aria-labelledby={titleId}>
      <header className={`row cluster spread gap-3 ${styles.head}`}>
        <h2 id={titleId} className="type-h6">
          {t('transcript')}
        </h2>
        {captions.length > 1 ? (
          <TextField
            select
            size="small"
            value={shown?.language}
            onChange={(event) => setChosen(event.target.value)}
            slotProps={{ select: { inputProps: { 'aria-label': t('transcriptLanguage') } } }}
          >
            {captions.map(({ language }) => (
              <MenuItem key={language} value={language}>
                {languageName(language)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
      </header>
      <ol ref={list} className={styles.lines} lang={shown?.language}>
        {cues.map(({ from, text }, at) => (
          <li key={`${from} ${text}`}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => player.playFrom(from)}
            >
              <bdi dir="ltr" className={styles.time}>
                {clockTime(from, intl)}
              </bdi>
              <span dir="auto" className={styles.words}>
                {text}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const LOOK_EVERY_MS = 400;

/** Which cue is said now; -1 before the first. */
function useCurrentCue(player: TranscriptProps['player'], cues: LessonCaptions['cues']): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = player.now() ?? 0;
      setCurrent(cues.findLastIndex(({ from }) => from <= now));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [player, cues]);
  return current;
}

/** Scrolls the list, and never the page, to the current line, unless the reader is looking around in it. */
function useCueInSight(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.children[current];
    if (!box || !(line instanceof HTMLElement) || box.matches(':hover, :focus-within')) return;
    box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2;
  }, [current]);
  return list;
}
