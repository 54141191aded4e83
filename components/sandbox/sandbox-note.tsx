import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './sandbox.module.css';

type SandboxNoteProps = {
  tone: 'good' | 'bad' | 'busy';
  title: string;
  words?: string;
  children?: ReactNode;
};

const icons = { good: 'check', bad: 'close' } as const;

/** A message of the gateway. Screen readers read it out when it changes. */
export function SandboxNote({ tone, title, words, children }: SandboxNoteProps) {
  return (
    <div className={styles.note} role={tone === 'bad' ? 'alert' : 'status'} data-tone={tone}>
      {tone === 'busy' ? (
        <span className={styles.spinner} aria-hidden="true" />
      ) : (
        <span className={styles.mark}>
          <Icon name={icons[tone]} size={28} />
        </span>
      )}
      <p className="type-h6">{title}</p>
      {words ? <p className={styles.noteWords}>{words}</p> : null}
      {children}
    </div>
  );
}
