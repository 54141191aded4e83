'use client';

import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countGraphemes } from '@/lib/shared/arabic';
import { FieldMessage } from './field-message';
import styles from './text-area-field.module.css';
import { useField } from './use-field';

type TextAreaFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  rows?: number;
  /** Shows a counter; it counts what readers see as characters. */
  max?: number;
};

/** Several lines; each paragraph takes its own direction. */
export function TextAreaField({
  name,
  label,
  hint,
  placeholder = ' ',
  rows = 4,
  max,
  ...props
}: TextAreaFieldProps) {
  const { t } = useTranslation();
  const { field, error } = useField(name, label);
  const value = String(field.value ?? '');
  const length = max === undefined ? 0 : countGraphemes(value);
  const foot = (
    <span className="flex spread gap-3">
      <FieldMessage error={error} hint={hint} />
      {max === undefined ? null : (
        <span className={length > max ? styles.over : styles.counter}>
          <bdi dir="ltr">{t('form.counter', { count: length, max })}</bdi>
        </span>
      )}
    </span>
  );
  return (
    <MuiTextField
      {...props}
      placeholder={placeholder}
      multiline
      minRows={rows}
      maxRows={rows * 3}
      name={field.name}
      value={value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      error={Boolean(error)}
      helperText={error || hint || max !== undefined ? foot : undefined}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { dir: 'auto' } }}
    />
  );
}
