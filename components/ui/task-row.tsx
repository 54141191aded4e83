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
      <Icon name={isDone ? 'check' : icon} size={24} className={isDone ? styles.done : styles.icon} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.hint}>{hint}</span>
      </div>
      {children ? <div className={styles.acts}>{children}</div> : null}
    </div>
  );
}
