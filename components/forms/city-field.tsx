'use client';

import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCities } from '@/hooks/reference/use-cities';
import { roomFor } from '@/lib/contract/limits';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

/** A city in the form: `_id` is null for a name that the writer typed. */
export type PickedCity = { _id: string | null; name: string };

type CityFieldProps = {
  name: string;
  label: string;
  /** The field that holds the country's code. */
  countryName: string;
  required?: boolean;
};

/** A city of the chosen country, suggested while typing. A city that is not in the list is taken as it is written. */
export function CityField({ name, label, countryName, required }: CityFieldProps) {
  const { t } = useTranslation(['setup', 'common']);
  const { field, error } = useField(name, label);
  const country = String(useWatch({ name: countryName }) ?? '');
  const picked: PickedCity | null = field.value ?? null;
  const [typed, setTyped] = useState(picked?.name ?? '');
  const { cities, isFetching } = useCities(country, typed === picked?.name ? '' : typed);
  useForgottenWith(country, () => field.onChange(null));

  const take = (text: string) => {
    const name = text.trim();
    const listed = cities.find((city) => city.name === name);
    field.onChange(name === '' ? null : (listed ?? { _id: null, name }));
  };
  return (
    <Autocomplete<PickedCity, false, false, true>
      freeSolo
      options={cities}
      value={picked}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, city) => (typeof city === 'string' ? take(city) : field.onChange(city))}
      onBlur={() => {
        if (typed !== (picked?.name ?? '')) take(typed);
        field.onBlur();
      }}
      // The server has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      getOptionKey={(option) => (typeof option === 'string' ? option : (option._id ?? option.name))}
      isOptionEqualToValue={(option, value) =>
        typeof value !== 'string' && option._id === value._id && option.name === value.name
      }
      loading={isFetching}
      loadingText={t('common:combobox.loading')}
      disabled={country === ''}
      fullWidth
      openText={t('common:combobox.open')}
      closeText={t('common:combobox.close')}
      clearText={t('common:combobox.clear')}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={label}
          placeholder={country === '' ? t('city.countryFirst') : ' '}
          required={required}
          error={Boolean(error)}
          helperText={<FieldMessage error={error} hint={t('city.hint')} />}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
            htmlInput: {
              ...params.slotProps.htmlInput,
              dir: 'auto',
              autoComplete: 'off',
              maxLength: roomFor(80),
            },
          }}
        />
      )}
    />
  );
}

/** When the country changes, its city is cleared. The form's first city, or one that a reset brings back, stays. */
function useForgottenWith(country: string, forget: () => void): void {
  const { current } = useRef({ country, forget });
  current.forget = forget;
  useEffect(() => {
    const before = current.country;
    current.country = country;
    if (before !== '' && country !== before) current.forget();
  }, [country, current]);
}
