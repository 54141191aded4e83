'use client';

import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

type SelectOption = { value: string; label: string };

type SelectFieldProps = {
  name: string;
  label: string;
  options: readonly SelectOption[];
  hint?: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
};

/** One of several. */
export function SelectField({
  name,
  label,
  options,
  hint,
  placeholder,
  required,
  disabled,
}: SelectFieldProps) {
  const { field, error } = useField(name, label);
  // The form may hold a number; a select holds texts only.
  const chosen = String(field.value ?? '');
  // While the options are loading, nothing is shown as chosen.
  const isOffered = options.some(({ value }) => value === chosen);
  return (
    <MuiTextField
      select
      name={field.name}
      value={isOffered ? chosen : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      required={required}
      disabled={disabled}
      error={Boolean(error)}
      helperText={error || hint ? <FieldMessage error={error} hint={hint} /> : undefined}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: placeholder !== undefined } }}
    >
      {placeholder === undefined ? null : (
        <MenuItem value="" disabled>
          {placeholder}
        </MenuItem>
      )}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
