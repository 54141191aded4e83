import type { ReactNode } from 'react';
import styles from './people-grid.module.css';

type PeopleGridProps = { children: ReactNode };

/** As many columns of people as fit; each child is an `<li>`. */
export function PeopleGrid({ children }: PeopleGridProps) {
  return <ul className={styles.grid}>{children}</ul>;
}
