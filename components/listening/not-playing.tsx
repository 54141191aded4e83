'use client';

import { useTranslation } from 'react-i18next';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';
import { CloseButton } from './close-button';
import styles from './listening-bar.module.css';

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
  return (
    <>
      <p className={styles.state} role={hasFailed ? 'alert' : 'status'}>
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
