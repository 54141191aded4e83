'use client';

import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { currencyExponent, toDecimal } from '@/lib/shared/money-format';
import { parseMoney } from '@/lib/shared/typed-money';
import { FieldMessage } from './field-message';
import { useField } from './use-field';
import { useMoneyReading } from './use-money-reading';

type MoneyFieldProps = {
  /** Path of the amount, in minor units: `price.amount`. */
  name: string;
  label: string;
  currency: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};

/** A price typed in any digits. The form holds minor units, NaN for an invalid amount, null for nothing. */
export function MoneyField({ name, label, currency, hint, required, disabled }: MoneyFieldProps) {
  const { field, error } = useField(name, label);
  const [typed, setTyped] = useState('');
  // The form may be filled again from outside; otherwise a half-typed amount stays ("19.").
  const isKept = Number.isNaN(field.value) || same(parseMoney(typed, currency), field.value);
  const reading = useMoneyReading(currency)(isKept ? typed : '');
  const said = { error: reading.error ?? error, hint: reading.hint ? both(reading.hint, hint) : hint };

  const change = (typed: string) => {
    setTyped(typed);
    field.onChange(typed.trim() === '' ? null : (parseMoney(typed, currency) ?? Number.NaN));
  };

  return (
    <MuiTextField
      name={field.name}
      value={isKept ? typed : textOf(field.value, currency)}
      onChange={(event) => change(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      required={required}
      disabled={disabled}
      error={Boolean(said.error)}
      helperText={said.error || said.hint ? <FieldMessage {...said} /> : undefined}
      slotProps={{
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        htmlInput: { dir: 'ltr', inputMode: currencyExponent(currency) > 0 ? 'decimal' : 'numeric' },
      }}
    />
  );
}

function both(reading: string, hint: ReactNode): ReactNode {
  return (
    <>
      <span>{reading}</span>
      {hint ? <br /> : null}
      {hint}
    </>
  );
}

function textOf(value: unknown, currency: string): string {
  return typeof value === 'number' && Number.isInteger(value) ? toDecimal({ amount: value, currency }) : '';
}

function same(typed: number | null, value: unknown): boolean {
  return typed === (value ?? null);
}
