'use client';

import { useController, useFormContext } from 'react-hook-form';
import { useRegisterLabel } from './field-labels';
import { useMessage } from './use-message';

/**
 * What every field wrapper needs from the form around it.
 * @param name path of the value, e.g. `price.amount`
 * @param label the form calls the field by it when it lists errors
 */
export function useField(name: string, label: string) {
  useRegisterLabel(name, label);
  const { field, fieldState } = useController({ name });
  const { clearErrors } = useFormContext();
  const message = useMessage();
  const error = fieldState.error
    ? message(fieldState.error.message || fieldState.error.root?.message || 'validation:invalid')
    : undefined;
  // What the server refused was said about another value, and only the server knows about this one.
  const onChange: typeof field.onChange = (...event) => {
    field.onChange(...event);
    if (fieldState.error?.type === 'server') clearErrors(name);
  };
  return { field: { ...field, onChange }, error };
}
