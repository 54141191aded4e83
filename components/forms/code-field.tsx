'use client';

import { toLatinDigits } from '@/lib/shared/arabic';
import { TextField } from './text-field';

type CodeFieldProps = { name: string; label: string; autoFocus?: boolean };

/** A code of six digits in one field, so that it can be pasted, and filled in by the browser from the text message. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      normalize={(text) => toLatinDigits(text).replace(/\D/g, '').slice(0, 6)}
    />
  );
}
