import type { ReactNode } from 'react';
import styles from './order-columns.module.css';

type OrderColumnsProps = { children: ReactNode; aside: ReactNode };

/** Two columns: the products first, the total after them. */
export function OrderColumns({ children, aside }: OrderColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className="grid gap-4 min-0">{children}</div>
      <div className={`grid gap-4 min-0 ${styles.aside}`}>{aside}</div>
    </div>
  );
}
