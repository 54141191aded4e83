import type { ReactNode } from 'react';
import styles from './page-columns.module.css';

type PageColumnsProps = {
  children: ReactNode;
  /** Shown beside the feed from 900 px on; left out below that. */
  aside?: ReactNode;
  /** Names the column for screen readers. */
  asideLabel?: string;
};

/** A feed with its side rail. Pages that need the whole width do not use it. */
export function PageColumns({ children, aside, asideLabel }: PageColumnsProps) {
  return (
    <div className={aside ? `${styles.columns} ${styles.both}` : styles.columns}>
      <div className={styles.feed}>{children}</div>
      {aside ? (
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      ) : null}
    </div>
  );
}
