'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateInput } from '@/components/forms/date-input';
import { LEDGER_CATEGORIES } from '@/lib/contract/choices';
import type { Period } from '@/lib/contract/ledger';
import styles from './ledger-filters.module.css';

/** There were no accounts before this day. */
const FIRST_DAY = '2020-01-01';
const NOTHING = { from: '', to: '' };

type LedgerFiltersProps = { value: Period; onChange: (value: Period) => void };

/** Filters the ledger by kind and time. */
export function LedgerFilters({ value, onChange }: LedgerFiltersProps) {
  const { t } = useTranslation('finance');
  const [typed, setTyped] = useState(NOTHING);
  const isFiltered = Boolean(value.kind || value.from || value.to);
  const day = (name: 'from' | 'to') => (
    <DateInput
      size="small"
      label={t(`ledger.${name}`)}
      value={typed[name]}
      onChange={(text, isAllowed) => {
        setTyped({ ...typed, [name]: text });
        // A half-typed date filters nothing: the year is 2 before it is 2026.
        if (isAllowed) onChange({ ...value, [name]: text || undefined });
      }}
      min={name === 'to' && value.from ? value.from : FIRST_DAY}
      max={name === 'from' ? value.to : undefined}
    />
  );
  return (
    <div className={styles.filters}>
      <TextField
        select
        size="small"
        label={t('ledger.filter')}
        value={value.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...value, kind: LEDGER_CATEGORIES.find((kind) => kind === target.value) })
        }
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('category.all')}</MenuItem>
        {LEDGER_CATEGORIES.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`category.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {day('from')}
      {day('to')}
      {isFiltered ? (
        <Button
          variant="text"
          onClick={() => {
            setTyped(NOTHING);
            onChange({});
          }}
        >
          {t('ledger.clear')}
        </Button>
      ) : null}
    </div>
  );
}
