'use client';

import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { useRegisterLabel } from '@/components/forms/field-labels';
import { FieldMessage } from '@/components/forms/field-message';
import { useMessage } from '@/components/forms/use-message';
import { Icon } from '@/components/ui/icon';
import styles from './form.module.css';

type RowsFrameProps = {
  /** the list within the content */
  list: 'lengths' | 'packages' | 'questions' | 'dates';
  label: string;
  hint?: string;
  addLabel: string;
  isFull: boolean;
  onAdd: () => void;
  /** the rows */
  children: ReactNode;
};

/** Rows of an offer under one heading, with what is wrong with them as a whole, and a button for one more. */
export function RowsFrame({ list, label, hint, addLabel, isFull, onAdd, children }: RowsFrameProps) {
  const message = useMessage();
  useRegisterLabel(`content.${list}`, label);
  const { errors } = useFormState();
  const wrong: (FieldError & { root?: FieldError }) | undefined = get(errors, `content.${list}`);
  const error = wrong?.root?.message ?? wrong?.message;
  return (
    <fieldset className="grid gap-4">
      <legend className={styles.label}>{label}</legend>
      {hint ? <p className="type-body2 text-secondary">{hint}</p> : null}
      {children}
      {error ? (
        <p role="alert">
          <FieldMessage error={message(error)} />
        </p>
      ) : null}
      <div>
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" size={20} />}
          disabled={isFull}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
