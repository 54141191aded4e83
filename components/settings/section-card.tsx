import { type ReactNode, useId } from 'react';
import { Card } from '@/components/ui/card';
import styles from './settings.module.css';

type SectionCardProps = { title: string; hint?: string; children: ReactNode };

/** One setting with its title and a line on what it does. */
export function SectionCard({ title, hint, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card labelledBy={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </header>
      {children}
    </Card>
  );
}
