'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Drawing } from './drawing';
import styles from './empty-view.module.css';

type ErrorBlockProps = {
  title: string;
  subtitle?: string;
  onRetry?: () => void;
  /** Said on the button instead of "Try again". */
  retryLabel?: string;
  /** A retry is running. */
  retrying?: boolean;
};

/** What went wrong: a bold title, a subtitle, and a retry button. */
export function ErrorBlock({ title, subtitle, onRetry, retryLabel, retrying = false }: ErrorBlockProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.view} role="alert">
      <Drawing name="error" />
      <p className={styles.title}>{title}</p>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      {onRetry ? (
        <Button variant="outlined" onClick={onRetry} loading={retrying}>
          {retryLabel ?? t('action.retry')}
        </Button>
      ) : null}
    </div>
  );
}
