'use client';

import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toLatinDigits } from '@/lib/shared/arabic';

type WholeNumberProps = {
  label: string;
  hint?: string;
  /** null where nothing is set */
  value: number | null;
  least: number;
  most: number;
  /** null for an emptied field */
  onChange: (value: number | null) => void;
};

/** A whole number, in any digits. It is given when the field is left or Enter is pressed. */
export function WholeNumber({ label, hint, value, least, most, onChange }: WholeNumberProps) {
  const { t } = useTranslation('kinds-courses');
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  const read = readNumber(shown);
  const isWrong = read !== null && !(Number.isInteger(read) && read >= least && read <= most);
  const give = () => {
    if (typed === null || isWrong) return;
    setTyped(null);
    if (read !== value) onChange(read);
  };
  return (
    <TextField
      label={label}
      size="small"
      value={shown}
      error={isWrong}
      helperText={isWrong ? t('number', { least, most }) : hint}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={give}
      onKeyDown={(event) => event.key === 'Enter' && give()}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'numeric', dir: 'ltr', maxLength: 5 },
      }}
    />
  );
}

function readNumber(text: string): number | null {
  const digits = toLatinDigits(text).trim();
  return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
