'use client';

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { LedgerCategory, type Period } from '@/lib/contract/ledger';
import styles from './ledger-filters.module.css';

type LedgerFiltersProps = { value: Period; onChange: (value: Period) => void };

/** Narrows the ledger down to a kind and a time. */
export function LedgerFilters({ value, onChange }: LedgerFiltersProps) {
  const { t } = useTranslation('finance');
  const isFiltered = Boolean(value.kind || value.from || value.to);
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={t(`ledger.${name}`)}
      value={value[name] ?? ''}
      onChange={({ target }) => onChange({ ...value, [name]: target.value || undefined })}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { dir: 'ltr', ...(name === 'from' ? { max: value.to } : { min: value.from }) },
      }}
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
          onChange({ ...value, kind: LedgerCategory.options.find((kind) => kind === target.value) })
        }
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{t('category.all')}</MenuItem>
        {LedgerCategory.options.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {t(`category.${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      {day('from')}
      {day('to')}
      {isFiltered ? (
        <Button variant="text" onClick={() => onChange({})}>
          {t('ledger.clear')}
        </Button>
      ) : null}
    </div>
  );
}
