import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' };

/** Said by screen readers, not shown. Its text may differ from the server's where it tells the time. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
