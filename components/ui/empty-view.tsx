import type { ReactNode } from 'react';
import { Drawing } from './drawing';
import type { DrawingName } from './drawings';
import styles from './empty-view.module.css';

type EmptyViewProps = {
  drawing: DrawingName;
  title: string;
  subtitle?: string;
  /** One next step: a button. */
  action?: ReactNode;
  /** Heading level, for pages that show only this view. */
  titleAs?: 'p' | 'h1' | 'h2';
};

/** Nothing here yet: a line drawing, one sentence, one button. */
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
