'use client';

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { useTranslation } from 'react-i18next';

/** Under the calendar of a phone: take the day, or cancel. */
export function PickerActions({ actions = [] }: PickersActionBarProps) {
  const { t } = useTranslation('dates');
  const { acceptValueChanges, cancelValueChanges } = usePickerActionsContext();
  if (actions.length === 0) return null;
  return (
    <DialogActions className="MuiPickersLayout-actionBar">
      <Button variant="text" color="inherit" onClick={cancelValueChanges}>
        {t('cancel')}
      </Button>
      <Button onClick={acceptValueChanges}>{t('ok')}</Button>
    </DialogActions>
  );
}
