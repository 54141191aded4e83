'use client';

import { useId } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';
import { groupCard } from '@/lib/shared/card-number';
import styles from './sandbox.module.css';

type CardFieldProps = { name: string; label: string; hint: string };

/** A card number: left to right, in groups of four, typed in any digits. */
export function CardField({ name, label, hint }: CardFieldProps) {
  const { field, error } = useField(name, label);
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field.ref}
        name={field.name}
        value={groupCard(String(field.value ?? ''))}
        onChange={(event) => field.onChange(groupCard(event.target.value))}
        onBlur={field.onBlur}
        dir="ltr"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-message`}
      />
      <p id={`${id}-message`} className={styles.hint}>
        <FieldMessage error={error} hint={hint} />
      </p>
    </div>
  );
}
