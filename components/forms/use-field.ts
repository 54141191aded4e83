'use client';

import { useController } from 'react-hook-form';
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
  const message = useMessage();
  const error = fieldState.error
    ? message(fieldState.error.message || fieldState.error.root?.message || 'validation:invalid')
    : undefined;
  return { field, error };
}
