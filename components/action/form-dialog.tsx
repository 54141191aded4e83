'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';

type FormDialogProps<Values extends FieldValues, Output extends FieldValues> = {
  open: boolean;
  /** the heading, which names the form, too */
  title: string;
  /** usually the endpoint's body */
  schema: FormSchema<Values, Output>;
  defaultValues: DefaultValues<Values>;
  /** Sends the values, usually by `runAsync` of an action. The dialog closes after it; what it throws is shown. */
  onSubmit: (values: Output) => unknown;
  submitLabel: string;
  /** of the other button, where the action is to cancel something */
  cancelLabel?: string;
  /** the action removes something */
  destructive?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  onClose: () => void;
  /** it has faded out */
  onExited?: () => void;
  /** the fields, and text between them */
  children: ReactNode;
};

/** A dialog with a form: its fields, Cancel, and the button that sends it. Each time it opens, the form is new. */
export function FormDialog<Values extends FieldValues, Output extends FieldValues>({
  open,
  title,
  schema,
  defaultValues,
  onSubmit,
  submitLabel,
  cancelLabel,
  destructive,
  maxWidth = 'sm',
  onClose,
  onExited,
  children,
}: FormDialogProps<Values, Output>) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      {...(onExited ? { slotProps: { transition: { onExited } } } : {})}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormShell
        schema={schema}
        defaultValues={defaultValues}
        label={title}
        onSubmit={async (values) => {
          await onSubmit(values);
          onClose();
        }}
      >
        <DialogContent className="stack gap-4">{children}</DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={onClose}>
            {cancelLabel ?? t('action.cancel')}
          </Button>
          <SubmitButton fullWidth={false} color={destructive ? 'error' : 'primary'}>
            {submitLabel}
          </SubmitButton>
        </DialogActions>
      </FormShell>
    </Dialog>
  );
}
