import type { ReactNode } from 'react';
import { TitledCard } from '@/components/ui/titled-card';
import styles from './sales.module.css';

type SaleEntriesProps<Row> = {
  title: string;
  /** Stands above the rows. */
  hint?: string;
  /** Stands where there are none. */
  none?: string;
  rows: readonly Row[];
  /** What is said of one. */
  children: (row: Row) => ReactNode;
};

/** A chapter of a sale's story: each thing that happened, below the one before. */
export function SaleEntries<Row extends { _id: string }>(props: SaleEntriesProps<Row>) {
  const { title, hint, none, rows, children } = props;
  const words = rows.length === 0 ? none : hint;
  return (
    <TitledCard title={title} padding="large">
      {words ? <p className={styles.quiet}>{words}</p> : null}
      <ul>
        {rows.map((row) => (
          <li key={row._id} className={styles.entry}>
            {children(row)}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
