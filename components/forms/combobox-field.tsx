'use client';

import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { searchFold } from '@/lib/shared/search-fold';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

type ComboboxOption = {
  value: string;
  label: string;
  group?: string;
  /** what it is found by as well, which is not shown */
  also?: string;
};

type ComboboxFieldProps = {
  name: string;
  label: string;
  /** In the order in which they are shown, with the options of a group together. */
  options: readonly ComboboxOption[];
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  autoComplete?: string;
};

/** One option of many, found by typing a part of its name in any spelling. */
export function ComboboxField({ name, label, options, ...props }: ComboboxFieldProps) {
  const { t } = useTranslation();
  const { field, error } = useField(name, label);
  const chosen = options.find(({ value }) => value === field.value) ?? null;
  return (
    <Autocomplete
      options={options}
      value={chosen}
      onChange={(_event, option) => field.onChange(option?.value ?? '')}
      onBlur={field.onBlur}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => option.value}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      groupBy={options.some(({ group }) => group) ? (option) => option.group ?? '' : undefined}
      // A listbox holds options. MUI's wrapper around groups is hidden from screen readers.
      renderGroup={({ key, group, children }) => (
        <li key={key} role="none">
          <ListSubheader component="div" role="presentation" className={autocompleteClasses.groupLabel}>
            {group}
          </ListSubheader>
          <ul role="presentation" className={autocompleteClasses.groupUl}>
            {children}
          </ul>
        </li>
      )}
      filterOptions={filterFolded}
      autoHighlight
      fullWidth
      openText={t('combobox.open')}
      closeText={t('combobox.close')}
      clearText={t('combobox.clear')}
      noOptionsText={t('combobox.none')}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={label}
          placeholder={props.placeholder ?? ' '}
          required={props.required}
          error={Boolean(error)}
          helperText={error || props.hint ? <FieldMessage error={error} hint={props.hint} /> : undefined}
          slotProps={{
            ...params.slotProps,
            inputLabel: { ...params.slotProps.inputLabel, shrink: true },
            htmlInput: {
              ...params.slotProps.htmlInput,
              dir: 'auto',
              autoComplete: props.autoComplete ?? 'off',
            },
          }}
        />
      )}
    />
  );
}

function filterFolded(options: ComboboxOption[], { inputValue }: { inputValue: string }): ComboboxOption[] {
  const typed = searchFold(inputValue);
  if (typed === '') return options;
  return options.filter(({ label, group = '', also = '' }) =>
    searchFold(`${label} ${group} ${also}`).includes(typed),
  );
}
