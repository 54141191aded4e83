import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

type VisuallyHiddenProps = { children: ReactNode; as?: 'span' | 'div' | 'h1' | 'h2' | 'legend' };

/** Read by screen readers, not shown. If it has a time, its text may differ from the server's. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} suppressHydrationWarning>
      {children}
    </Tag>
  );
}
