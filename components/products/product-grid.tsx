import type { ReactNode } from 'react';
import styles from './product-grid.module.css';

type ProductGridProps = { children: ReactNode };

/** As many columns of cards as fit; each child is an `<li>`. */
export function ProductGrid({ children }: ProductGridProps) {
  return (
    <div className={styles.container}>
      <ul className={styles.grid}>{children}</ul>
    </div>
  );
}
