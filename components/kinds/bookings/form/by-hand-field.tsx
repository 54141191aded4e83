'use client';

import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Whether the host accepts each booking, and what follows where they do not answer. */
export function ByHandField() {
  const { t } = useTranslation('kinds-bookings');
  const { field } = useController({ name: 'content.byHand' });
  const hintId = useId();
  return (
    <div className="grid gap-4">
      <FormControlLabel
        control={
          <Switch
            checked={field.value === true}
            onChange={(_, checked) => field.onChange(checked)}
            slotProps={{ input: { ref: field.ref, 'aria-describedby': hintId } }}
          />
        }
        label={t('form.byHand')}
      />
      <p id={hintId} className="type-body2 text-secondary">
        {t('form.byHandHint')}
      </p>
    </div>
  );
}
