'use client';

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDateTime } from '@/lib/shared/dates';
import { ageOf, spellAge } from '@/lib/shared/relative-time';
import { MINUTE } from '@/lib/shared/time';
import styles from './time-ago.module.css';
import { VisuallyHidden } from './visually-hidden';

type TimeAgoProps = {
  /** ISO time. */
  time: string;
  className?: string;
};

/**
 * "5m", «٥ د»: short on screen, written out in the title and for screen readers. The server and the browser have
 * different clocks (a cached page may be minutes old), so the browser draws its own text once it has taken over.
 */
export function TimeAgo({ time, className }: TimeAgoProps) {
  const { t } = useTranslation();
  const { intl } = useLocale();
  const zone = useTimeZone();
  const minute = useSyncExternalStore(everyMinute, currentMinute, onServer);
  const drawnBy = minute === null ? 'server' : 'browser';
  const age = ageOf(time, Date.now());
  const spelt = spellAge(age, intl);
  return (
    <time
      dateTime={time}
      title={`${spelt} · ${formatDateTime(time, intl, zone)}`}
      className={className}
      suppressHydrationWarning
    >
      <span key={`short ${drawnBy}`} className={styles.short} aria-hidden="true" suppressHydrationWarning>
        {age.unit === 'now' ? t('time.now') : t(`time.${age.unit}`, { value: age.value })}
      </span>
      <VisuallyHidden key={`long ${drawnBy}`}>{spelt}</VisuallyHidden>
    </time>
  );
}

/** One timer for all of them; it runs while any is on screen. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

const currentMinute = () => Math.trunc(Date.now() / MINUTE);
const onServer = () => null;
