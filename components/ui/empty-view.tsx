import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import type { DrawingName } from './drawings';
import styles from './empty-view.module.css';

type EmptyViewProps = {
  drawing: DrawingName;
  title: string;
  subtitle?: string;
  /** One thing to do next: a button. */
  action?: ReactNode;
  /** Heading level, where the view is all a page shows. */
  titleAs?: 'p' | 'h1' | 'h2';
};

/** Nothing here yet: a line drawing, one sentence, one action. */
export function EmptyView({ drawing, title, subtitle, action, titleAs: Title = 'p' }: EmptyViewProps) {
  return (
    <div className={styles.view}>
      <Drawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      {action}
    </div>
  );
}
