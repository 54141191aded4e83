import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** What something is called, and what it is; null where there is nothing to say. */
export type Fact = [name: string, value: ReactNode];

type FactListProps = { facts: readonly Fact[] };

/** Names and what they are, side by side where there is room. */
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
