'use client';

import InputAdornment from '@mui/material/InputAdornment';
import MuiTextField from '@mui/material/TextField';
import { get, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Handle } from '@/components/ui/handle';
import { Icon } from '@/components/ui/icon';
import { type HandleState, useHandleCheck } from '@/hooks/users/use-handle-check';
import { FieldMessage } from './field-message';
import styles from './handle-field.module.css';
import { useField } from './use-field';

/** The message keys of the states in which a member cannot choose the handle. */
const REFUSAL_KEYS: Partial<Record<HandleState, 'handleTaken' | 'handleSimilar'>> = {
  taken: 'handleTaken',
  similar: 'handleSimilar',
};

type HandleFieldProps = { name: string; label: string; hint?: string; required?: boolean };

/**
 * Text field for a handle that shows, during typing, whether the handle is available. The form validates its value with
 * `Handle` of lib/contract/handles.ts.
 */
export function HandleField({ name, label, hint, required }: HandleFieldProps) {
  const { t } = useTranslation('validation');
  const { field, error } = useField(name, label);
  const { defaultValues } = useFormState();
  const check = useHandleCheck(String(field.value ?? ''));
  // The check reports the member's current handle as available. That message would not help its owner.
  const isCurrentHandle = check.handle !== '' && check.handle === get(defaultValues, name);
  const { handle, state } = isCurrentHandle ? { ...check, state: 'none' as const } : check;
  const refusalKey = REFUSAL_KEYS[state];
  const problem = error ?? (refusalKey && t(refusalKey));
  return (
    <MuiTextField
      name={field.name}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={label}
      placeholder=" "
      required={required}
      autoComplete="off"
      error={Boolean(problem)}
      helperText={
        <span className={styles.message} aria-live="polite">
          {problem ? (
            <FieldMessage error={problem} />
          ) : (
            <HandleStatus state={state} handle={handle} hint={hint ?? t('handleHint')} />
          )}
        </span>
      }
      slotProps={{
        inputLabel: { shrink: true },
        // A handle reads from left to right in both languages, with its @ in front.
        input: {
          dir: 'ltr',
          startAdornment: (
            <InputAdornment position="start" className={styles.at}>
              @
            </InputAdornment>
          ),
        },
        htmlInput: { dir: 'ltr', maxLength: 32, autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}

type HandleStatusProps = { state: HandleState; handle: string; hint: string };

function HandleStatus({ state, handle, hint }: HandleStatusProps) {
  const { t } = useTranslation('validation');
  if (state === 'checking') return t('handleChecking');
  if (state !== 'available') return hint;
  return (
    <span className={styles.free}>
      <Icon name="check" size={16} />
      <Handle handle={handle} />
      {t('handleAvailable')}
    </span>
  );
}
