'use client';

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'required' | 'disabled'> & {
  /** `new-password` for a new one, `current-password` for the present one. */
  autoComplete: 'new-password' | 'current-password';
  /** Shown under the field: the strength of the typed password. */
  strength?: ReactNode;
};

/** A password, hidden until the reader shows it. */
export function PasswordField({ strength, hint, ...props }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const button = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? t('password.hide') : t('password.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
      </IconButton>
    </InputAdornment>
  );
  return (
    <div>
      <TextField {...props} hint={hint} type={shown ? 'text' : 'password'} dir="ltr" endAdornment={button} />
      {strength}
    </div>
  );
}
