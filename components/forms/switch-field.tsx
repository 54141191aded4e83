'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { FieldMessage } from './field-message';
import { useField } from './use-field';

type SwitchFieldProps = { name: string; label: string; hint?: string; disabled?: boolean };

/** On or off. */
export function SwitchField({ name, label, hint, disabled }: SwitchFieldProps) {
  const { field, error } = useField(name, label);
  return (
    <div>
      <FormControlLabel
        label={label}
        disabled={disabled}
        control={
          <Switch
            name={field.name}
            checked={Boolean(field.value)}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
      />
      {hint || error ? (
        <FormHelperText error={Boolean(error)}>
          <FieldMessage error={error} hint={hint} />
        </FormHelperText>
      ) : null}
    </div>
  );
}
