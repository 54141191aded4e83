'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';
import { CloseButton } from './close-button';
import styles from './listening-bar.module.css';
import { getListening, setListening } from './listening-store';

type NotPlayingProps = {
  /** why the episode did not open */
  error: ApiError | null;
  /** it opened, but its sound does not play */
  isBroken: boolean;
  onAgain: () => void;
};

/** What the bar says while an episode is opened, and where it does not play. */
export function NotPlaying({ error, isBroken, onAgain }: NotPlayingProps) {
  const { t } = useTranslation(['listening', 'common']);
  const errorText = useErrorText();
  const hasFailed = isBroken || error !== null;
  useWaitingHandle(hasFailed ? onAgain : nothing);
  return (
    <>
      <p className={`min-0 type-body2 text-secondary ${styles.state}`} role={hasFailed ? 'alert' : 'status'}>
        {error ? errorText(error) : t(isBroken ? 'failed' : 'loading')}
      </p>
      {hasFailed ? (
        <button type="button" className={styles.control} onClick={onAgain}>
          {t('common:action.retry')}
        </button>
      ) : null}
      <CloseButton />
    </>
  );
}

const nothing = () => {};

/** What pages ask for now: a press tries again what does not play, and a place is kept until it plays. */
function useWaitingHandle(again: () => void) {
  useEffect(() => {
    const playFrom = (startAt: number) => {
      again();
      setListening({ startAt });
    };
    setListening({ player: { playFrom, now: () => getListening().startAt ?? 0, toggle: again } });
    return () => setListening({ player: null });
  }, [again]);
}
