import { type ComponentProps, type ReactNode, useId } from 'react';
import { Card } from './card';
import styles from './titled-card.module.css';

type TitledCardProps = Pick<ComponentProps<typeof Card>, 'padding' | 'children'> & {
  title: ReactNode;
  /** A line about the content below. */
  hint?: string;
};

/** A card with a title: a section of its page. */
export function TitledCard({ title, hint, padding, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card padding={padding} labelledBy={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className="type-h6">
          {title}
        </h2>
        {hint ? <p className="type-body2 text-secondary">{hint}</p> : null}
      </header>
      {children}
    </Card>
  );
}
