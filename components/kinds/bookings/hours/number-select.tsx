'use client';

import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';

type NumberSelectProps = {
  name: string;
  label: string;
  /** The number that is kept, or null for "no limit". A number that is not among them is added. */
  values: readonly (number | null)[];
  words: (value: number | null) => string;
  hint?: ReactNode;
  /** after another one was chosen */
  onChosen?: (value: number | null) => void;
};

/** One of several numbers in a form. */
export function NumberSelect({ name, label, values, words, hint, onChosen }: NumberSelectProps) {
  const { field, error } = useField(name, label);
  const chosen: number | null = field.value;
  const all = values.includes(chosen)
    ? values
    : [...values, chosen].sort((one, other) => (one ?? -1) - (other ?? -1));
  return (
    <MuiTextField
      select
      name={field.name}
      label={label}
      value={chosen ?? ''}
      onChange={({ target }) => {
        const value = target.value === '' ? null : Number(target.value);
        field.onChange(value);
        onChosen?.(value);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={Boolean(error)}
      helperText={error || hint ? <FieldMessage error={error} hint={hint} /> : undefined}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {all.map((value) => (
        <MenuItem key={value} value={value ?? ''}>
          {words(value)}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
