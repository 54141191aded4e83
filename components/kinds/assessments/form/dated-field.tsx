'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMessage } from '@/components/forms/field-message';
import { useField } from '@/components/forms/use-field';

/** Whether it takes place on dates with seats, or is an assessment that its buyers take whenever they want. */
export function DatedField() {
  const { t } = useTranslation('kinds-assessments');
  const label = t('form.dated.label');
  const labelId = useId();
  const messageId = useId();
  const { field, error } = useField('content.isDated', label);
  const { ref, name, onChange, onBlur } = field;
  return (
    <div>
      <p id={labelId} className="type-label">
        {label}
      </p>
      <RadioGroup
        aria-labelledby={labelId}
        aria-describedby={messageId}
        {...{ name, onBlur }}
        value={field.value ? 'dates' : 'alone'}
        onChange={(_, value) => onChange(value === 'dates')}
      >
        {(['dates', 'alone'] as const).map((value, at) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio slotProps={{ input: at === 0 ? { ref } : {} }} />}
            label={t(`form.dated.${value}`)}
          />
        ))}
      </RadioGroup>
      <p id={messageId} role={error ? 'alert' : undefined} className="type-body2 text-secondary">
        <FieldMessage error={error} hint={t(`form.dated.hint.${field.value ? 'dates' : 'alone'}`)} />
      </p>
    </div>
  );
}
