'use client';

import type { ReactNode } from 'react';
import { DateInput } from './date-input';
import { useField } from './use-field';

type DateFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** `YYYY-MM-DD`, the first and the last day that can be chosen */
  min?: string;
  max?: string;
  /** What the calendar shows first: years, for a day long ago. */
  opensAt?: 'day' | 'year';
};

/** A day in a form: `YYYY-MM-DD` for the API, whatever calendar and digits it is shown in. */
export function DateField({ name, label, ...rest }: DateFieldProps) {
  const { field, error } = useField(name, label);
  return (
    <DateInput
      {...rest}
      name={name}
      label={label}
      value={field.value ?? ''}
      onChange={(text) => field.onChange(text)}
      onBlur={field.onBlur}
      error={error}
      focusRef={field.ref}
    />
  );
}
