'use client';

import MuiTextField from '@mui/material/TextField';
import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  InputHTMLAttributes,
  ReactNode,
} from 'react';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

export type TextFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  type?: HTMLInputTypeAttribute;
  /** `ltr` for e-mail, phone, address and code; other text stays `auto`. */
  dir?: 'auto' | 'ltr';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Applied to what is typed, e.g. `toLatinDigits`. */
  normalize?: (text: string) => string;
};

const LTR_TYPES = ['email', 'tel', 'url', 'password', 'number'];

/** One line of text. */
export function TextField({ name, label, hint, normalize, ...props }: TextFieldProps) {
  const { field, error } = useField(name, label);
  const { type = 'text', dir = LTR_TYPES.includes(type) ? 'ltr' : 'auto' } = props;
  return (
    <MuiTextField
      name={field.name}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(normalize ? normalize(event.target.value) : event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      type={type}
      // A placeholder of one space, so that CSS can tell an empty field (globals.css).
      placeholder={props.placeholder ?? ' '}
      required={props.required}
      disabled={props.disabled}
      autoComplete={props.autoComplete}
      autoFocus={props.autoFocus}
      error={Boolean(error)}
      helperText={error || hint ? <FieldMessage error={error} hint={hint} /> : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: { startAdornment: props.startAdornment, endAdornment: props.endAdornment },
        htmlInput: { dir, inputMode: props.inputMode, maxLength: props.maxLength },
      }}
    />
  );
}
