'use client';

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type SubmitButtonProps = {
  children: ReactNode;
  fullWidth?: boolean;
  size?: 'medium' | 'large';
  disabled?: boolean;
  /** `error` where it takes something away. */
  color?: 'primary' | 'error';
};

/** Sends the form around it; shows the spinner until that is over. */
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
