'use client';

import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { toLatinDigits } from '@/lib/shared/arabic';
import {
  type CountryCode,
  FIRST_COUNTRY,
  joinPhone,
  phoneCountries,
  searchCountries,
  splitPhone,
} from '@/lib/shared/phone-numbers';
import { FieldMessage } from './field-message';
import styles from './phone-field.module.css';
import { useField } from './use-field';

type PhoneFieldProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Stays chosen until another country is, or a typed number brings its own code. */
  country?: CountryCode;
};

/**
 * A phone number: its country's code, found by typing, and the number as people there write it, in any digits. A whole
 * number with its code may be typed or pasted too. The form's value is E.164 (+9665…).
 */
export function PhoneField({ name, label, hint, country: first = FIRST_COUNTRY, ...props }: PhoneFieldProps) {
  const { t } = useTranslation('codes');
  const { locale } = useLocale();
  const { field, error } = useField(name, label);
  const [typed, setTyped] = useState(() => splitPhone(field.value ?? '') ?? { country: first, national: '' });
  const countries = useMemo(() => phoneCountries(locale), [locale]);
  const { country, national } = typed;
  const chosen = countries.find((one) => one.country === country);

  const change = (next: { country: CountryCode; national: string }) => {
    const phone = joinPhone(next.country, next.national);
    // A number with a country code chooses the country.
    const own = /^\s*(\+|00)/.test(next.national) ? splitPhone(phone)?.country : undefined;
    setTyped({ ...next, country: own ?? next.country });
    field.onChange(phone);
  };
  const leave = () => {
    const split = splitPhone(joinPhone(country, national));
    if (split) setTyped(split);
    // Moving from the empty number to its country shows no error yet.
    if (national) field.onBlur();
  };

  return (
    <div className={styles.row}>
      <Autocomplete
        className={styles.code}
        options={countries}
        value={chosen ?? null}
        disableClearable={chosen !== undefined}
        disabled={props.disabled}
        autoHighlight
        onChange={(_event, next) => next && change({ country: next.country, national })}
        isOptionEqualToValue={(one, other) => one.country === other.country}
        getOptionKey={(option) => option.country}
        // The short name, the same on the server and in the browser; the list has the full names.
        getOptionLabel={(option) => `${option.country} ${option.callingCode}`}
        filterOptions={(options, { inputValue }) => searchCountries(options, inputValue)}
        noOptionsText={t('phone.noCountry')}
        slotProps={{ popper: { placement: 'bottom-start', style: { width: 'min(320px, 90vw)' } } }}
        renderOption={({ key, ...option }, { name: called, callingCode }) => (
          <li key={key} {...option}>
            <span className="grow min-0">{called}</span>
            <bdi dir="ltr" className={styles.callingCode}>
              {callingCode}
            </bdi>
          </li>
        )}
        renderInput={({ slotProps, ...input }) => (
          <MuiTextField
            {...input}
            label={t('phone.country')}
            slotProps={{
              ...slotProps,
              inputLabel: { ...slotProps.inputLabel, shrink: true },
              htmlInput: { ...slotProps.htmlInput, dir: 'ltr', autoComplete: 'off' },
            }}
          />
        )}
      />
      <MuiTextField
        className={styles.number}
        {...props}
        name={field.name}
        value={national}
        onChange={(event) => change({ country, national: toLatinDigits(event.target.value) })}
        onBlur={leave}
        inputRef={field.ref}
        label={label}
        // Not `tel`: a number without its country's code can only be filled into a text field (HTML, autofill).
        type="text"
        placeholder=" "
        autoComplete={national.startsWith('+') ? 'tel' : 'tel-national'}
        error={Boolean(error)}
        helperText={error || hint ? <FieldMessage error={error} hint={hint} /> : undefined}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { dir: 'ltr', inputMode: 'tel', maxLength: 30 },
        }}
      />
    </div>
  );
}
