'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TipNaming } from '@/lib/contract/tips';
import styles from './tip-sheet.module.css';

const NAMES = ['all', 'author', 'nobody'] as const satisfies readonly TipNaming[];

type TipNamesProps = { namedTo: TipNaming; onChange: (namedTo: TipNaming) => void };

/** Who is told the payer's name; what that means is said below. */
export function TipNames({ namedTo, onChange }: TipNamesProps) {
  const { t } = useTranslation('tips');
  const labelId = useId();
  return (
    <section aria-labelledby={labelId} className="grid gap-1">
      <h3 id={labelId} className="type-label">
        {t('namedTo')}
      </h3>
      <RadioGroup
        row
        aria-labelledby={labelId}
        name="namedTo"
        value={namedTo}
        onChange={(_, value) => {
          const name = NAMES.find((each) => each === value);
          if (name) onChange(name);
        }}
      >
        {NAMES.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={t(`name.${name}`)} />
        ))}
      </RadioGroup>
      <p className={styles.hint} aria-live="polite">
        {t(`nameHint.${namedTo}`)}
      </p>
    </section>
  );
}
