import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './field-message.module.css';

type FieldMessageProps = {
  /** The error, already in words. */
  error?: string;
  /** Advice, shown when there is no error. */
  hint?: ReactNode;
};

/** The line under a field: the error with an icon, or else the advice. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  if (!error) return hint;
  return (
    <span className={styles.error}>
      <Icon name="error" size={16} />
      {error}
    </span>
  );
}
