'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import styles from './sandbox.module.css';

type SandboxSubmitProps = { children: ReactNode };

export function SandboxSubmit({ children }: SandboxSubmitProps) {
  const { isSubmitting } = useFormState();
  return (
    <button type="submit" className={styles.button} disabled={isSubmitting}>
      {isSubmitting ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
