'use client';

import { useId } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import styles from './sandbox.module.css';

type SandboxFieldProps = {
  name: string;
  label: string;
  hint: string;
  placeholder: string;
  autoComplete: 'cc-number' | 'one-time-code';
  /** how the value is shown; digits of any script are typed */
  format: (text: string) => string;
};

/** A number of the gateway's page: left to right, and in Latin digits. */
export function SandboxField({ name, label, hint, placeholder, autoComplete, format }: SandboxFieldProps) {
  const { field, error } = useField(name, label);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field.ref}
        name={field.name}
        value={format(String(field.value ?? ''))}
        onChange={(event) => field.onChange(format(event.target.value))}
        onBlur={field.onBlur}
        dir="ltr"
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={placeholder}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-message`}
      />
      <p id={`${id}-message`} className={styles.hint}>
        <FieldMessage error={error} hint={hint} />
      </p>
    </div>
  );
}
