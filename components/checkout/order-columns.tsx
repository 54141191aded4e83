import type { ReactNode } from 'react';
import styles from './order-columns.module.css';

type OrderColumnsProps = { children: ReactNode; aside: ReactNode };

/** What is bought at the start, what it comes to at the end. */
export function OrderColumns({ children, aside }: OrderColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
