import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A label and its value; null when there is nothing to say. */
export type Fact = [name: string, value: ReactNode];

type FactListProps = { facts: readonly Fact[] };

/** Labels and values, side by side if there is space. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
