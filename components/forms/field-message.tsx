import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './field-message.module.css';

type FieldMessageProps = {
  /** What is wrong, already in words. */
  error?: string;
  /** Advice, shown while nothing is wrong. */
  hint?: ReactNode;
};

/** The line under a field: what is wrong with an error icon before it, or else the advice. */
export function FieldMessage({ error, hint }: FieldMessageProps) {
  if (!error) return hint;
  return (
    <span className={styles.error}>
      <Icon name="error" size={16} />
      {error}
    </span>
  );
}
