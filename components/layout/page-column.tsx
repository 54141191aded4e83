import type { ReactNode } from 'react';
import styles from './page-column.module.css';

type PageColumnProps = { children: ReactNode };

/**
 * A page that is read or filled in from top to bottom: one column in the middle of what the rail leaves. Lists with
 * something beside them take `PageColumns`; grids and tables the whole width.
 */
export function PageColumn({ children }: PageColumnProps) {
  return <div className={styles.column}>{children}</div>;
}
