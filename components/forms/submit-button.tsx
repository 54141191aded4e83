'use client';

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

type SubmitButtonProps = {
  children: ReactNode;
  fullWidth?: boolean;
  size?: 'medium' | 'large';
  disabled?: boolean;
};

/** Sends the form around it; shows the spinner until that is over. */
export function SubmitButton({ children, fullWidth = true, size = 'medium', disabled }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" fullWidth={fullWidth} size={size} loading={isSubmitting} disabled={disabled}>
      {children}
    </Button>
  );
}
