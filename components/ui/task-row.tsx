import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icons/registry';
import styles from './task-row.module.css';

type TaskRowProps = {
  icon: IconName;
  isDone: boolean;
  name: ReactNode;
  /** What it is for, or its progress. */
  hint: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** The content of a row for a task: what it is, its progress, and the next step. */
export function TaskRow({ icon, isDone, name, hint, children }: TaskRowProps) {
  return (
    <div className={styles.row}>
      <Icon name={isDone ? 'check' : icon} size={24} className={isDone ? styles.done : 'text-secondary'} />
      <div className={styles.words}>
        <span className="type-label">{name}</span>
        <span className="type-body2 text-secondary">{hint}</span>
      </div>
      {children ? <div className="cluster gap-1">{children}</div> : null}
    </div>
  );
}
