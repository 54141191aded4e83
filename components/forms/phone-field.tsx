'use client';

import { toLatinDigits } from '@/lib/shared/arabic';
import { TextField, type TextFieldProps } from './text-field';

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'dir' | 'inputMode' | 'normalize'>;

/** A number with its country code, typed left to right in any digits; the value is E.164 (+9665…). */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      placeholder="+966"
      {...props}
      type="tel"
      inputMode="tel"
      normalize={toE164}
    />
  );
}

/** @returns what was typed with Latin digits, without the blanks, dashes and brackets people put between them. */
export function toE164(text: string): string {
  const digits = toLatinDigits(text).replace(/[^\d+]/g, '');
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}
