'use client';

import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyReading } from '@/components/forms/use-money-reading';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isolate } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { formatMoney, toDecimal } from '@/lib/shared/money-format';
import { TIP, tipPresets } from '@/lib/shared/tips';
import { parseMoney } from '@/lib/shared/typed-money';
import styles from './tip-sheet.module.css';

type TipAmountsProps = {
  /** Minor units; NaN for what is not an amount. */
  amount: number;
  /** The smallest that can be paid. */
  least: number;
  error: string | null;
  onChange: (amount: number) => void;
};

/** Five amounts to choose from, and one's own in any digits. */
export function TipAmounts({ amount, least, error, onChange }: TipAmountsProps) {
  const { t } = useTranslation('tips');
  const { intl } = useLocale();
  const labelId = useId();
  const presets = tipPresets(least);
  const isPreset = presets.includes(amount);
  const [own, setOwn] = useState(() =>
    isPreset || Number.isNaN(amount) ? '' : toDecimal({ amount, currency: CURRENCY }),
  );
  const written = (amount: number) => formatMoney({ amount, currency: CURRENCY }, intl, { trimZeros: true });
  const reading = useMoneyReading(CURRENCY)(own);
  const choose = (preset: number) => {
    setOwn('');
    onChange(preset);
  };
  const type = (text: string) => {
    setOwn(text);
    const typed = parseMoney(text, CURRENCY) ?? Number.NaN;
    onChange(text.trim() === '' ? (presets[0] ?? TIP.most) : typed);
  };
  return (
    <section aria-labelledby={labelId} className={styles.amounts}>
      <h3 id={labelId} className="type-label">
        {t('amount')}
      </h3>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className={styles.preset}
            aria-pressed={own === '' && amount === preset}
            onClick={() => choose(preset)}
          >
            <bdi dir="ltr">{written(preset)}</bdi>
          </button>
        ))}
      </div>
      <TextField
        label={t('own')}
        value={own}
        onChange={(event) => type(event.target.value)}
        error={Boolean(reading.error ?? error)}
        helperText={
          reading.error ??
          error ??
          reading.hint ??
          t('between', { least: isolate(written(least)), most: isolate(written(TIP.most)) })
        }
        slotProps={{
          htmlInput: { inputMode: 'decimal', dir: 'ltr' },
          input: { endAdornment: <InputAdornment position="end">{CURRENCY}</InputAdornment> },
        }}
      />
    </section>
  );
}
