import type { ReactNode } from 'react';
import { TitledCard } from '@/components/ui/titled-card';
import styles from './sales.module.css';

type SaleEntriesProps<Row> = {
  title: string;
  /** Shown above the rows. */
  hint?: string;
  /** Shown when there are no rows. */
  none?: string;
  rows: readonly Row[];
  /** What a row says. */
  children: (row: Row) => ReactNode;
};

/** A section of a sale's story: a list of events. */
export function SaleEntries<Row extends { _id: string }>(props: SaleEntriesProps<Row>) {
  const { title, hint, none, rows, children } = props;
  const words = rows.length === 0 ? none : hint;
  return (
    <TitledCard title={title} padding="large">
      {words ? <p className="type-caption anywhere text-secondary">{words}</p> : null}
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
