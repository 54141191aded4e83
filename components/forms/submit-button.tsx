'use client';

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type SubmitButtonProps = {
  children: ReactNode;
  fullWidth?: boolean;
  size?: 'medium' | 'large';
  disabled?: boolean;
  /** `error` if the action removes something. */
  color?: 'primary' | 'error';
};

/** Sends the form around it, and shows a spinner until that is done. */
export function SubmitButton({
  children,
  fullWidth = true,
  size = 'medium',
  disabled,
  color = 'primary',
}: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      type="submit"
      fullWidth={fullWidth}
      size={size}
      color={color}
      loading={isSubmitting}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
