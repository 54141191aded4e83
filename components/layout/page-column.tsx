import type { ReactNode } from 'react';
import styles from './page-column.module.css';

type PageColumnProps = { children: ReactNode };

/**
 * A page to read or fill in from top to bottom: one column in the middle of the page. Lists with a side rail use
 * `PageColumns`; grids and tables use the whole width.
 */
export function PageColumn({ children }: PageColumnProps) {
  return <div className={styles.column}>{children}</div>;
}
