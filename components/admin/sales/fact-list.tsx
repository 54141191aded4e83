import type { ReactNode } from 'react';
import styles from './sales.module.css';

export type Fact = [name: string, value: ReactNode];

type FactListProps = { facts: readonly Fact[] };

/** Names and what they are. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
