import type { ReactNode } from 'react';
import { WaitingAct } from '@/components/session/waiting-act';
import styles from './auth.module.css';

type AuthHeadProps = { title: string; subtitle: ReactNode };

/** The title of a sign-in screen, above its form. */
export function AuthHead({ title, subtitle }: AuthHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className="type-h4">{title}</h1>
      <p className="type-body2 text-secondary">{subtitle}</p>
      <WaitingAct />
    </header>
  );
}
