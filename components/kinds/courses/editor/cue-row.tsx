'use client';

import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { CAPTIONS, roomFor } from '@/lib/contract/limits';
import styles from './cue-editor.module.css';
import { type Line, problemOf, readTime, timeText } from './cue-edits';

/** What can be done with a line. All of it stays the same while the editor is open. */
export interface LineActs {
  change: (key: string, part: Partial<Line>) => void;
  remove: (key: string) => void;
  split: (key: string, caret: number) => void;
  join: (key: string) => void;
  /** adds a line where the recording stands */
  add: () => void;
  play: (from: number) => void;
  now: () => number;
}

type CueRowProps = { line: Line; number: number; isLast: boolean; acts: LineActs };

/** A line of captions: when it begins and ends, and its words in their own direction. */
export const CueRow = memo(function CueRow({ line, number, isLast, acts }: CueRowProps) {
  const { t } = useTranslation('recordings');
  const problemId = useId();
  const words = useRef<HTMLTextAreaElement>(null);
  const { key, from, to, text } = line;
  const problem = problemOf(line);
  return (
    <li className={styles.line} aria-label={t('cues.line', { number })}>
      <div className={styles.times}>
        <TimeField
          label={t('cues.from')}
          value={from}
          onChange={(value) => acts.change(key, { from: value })}
        />
        <button type="button" className={styles.small} onClick={() => acts.change(key, { from: acts.now() })}>
          {t('cues.now')}
        </button>
        <TimeField label={t('cues.to')} value={to} onChange={(value) => acts.change(key, { to: value })} />
        <button type="button" className={styles.small} onClick={() => acts.change(key, { to: acts.now() })}>
          {t('cues.now')}
        </button>
        <span className="grow" />
        <button
          type="button"
          className={styles.round}
          aria-label={t('cues.play')}
          onClick={() => acts.play(from)}
        >
          <Icon name="play" size={18} />
        </button>
        <button
          type="button"
          className={styles.round}
          aria-label={t('cues.remove')}
          onClick={() => acts.remove(key)}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      <textarea
        ref={words}
        dir="auto"
        rows={2}
        className={styles.words}
        value={text}
        maxLength={roomFor(CAPTIONS.longestCue)}
        aria-label={t('cues.words', { number })}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        data-line={key}
        onChange={(event) => acts.change(key, { text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          acts.add();
        }}
      />
      {problem ? (
        <p id={problemId} className="type-caption text-error" role="alert">
          {t(problem)}
        </p>
      ) : null}
      <div className={styles.times}>
        <button
          type="button"
          className={styles.small}
          onClick={() => acts.split(key, words.current?.selectionStart ?? 0)}
        >
          {t('cues.split')}
        </button>
        {isLast ? null : (
          <button type="button" className={styles.small} onClick={() => acts.join(key)}>
            {t('cues.join')}
          </button>
        )}
      </div>
    </li>
  );
});

type TimeFieldProps = { label: string; value: number; onChange: (value: number) => void };

/** A time of a recording, from left to right. What is not a time is taken back when the field is left. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const seconds = typed === null ? null : readTime(typed);
    if (seconds !== null && seconds !== value) onChange(seconds);
    setTyped(null);
  };
  return (
    <label className={styles.time}>
      {label}
      <input
        dir="ltr"
        inputMode="decimal"
        value={typed ?? timeText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </label>
  );
}
