'use client';

import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, get, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldLabels } from './field-labels';
import styles from './form-shell.module.css';
import { useMessage } from './use-message';

type FormErrorsProps = {
  /** Counts refused submits; each moves the focus. */
  attempt: number;
  /** The API's own words, or a message key. */
  refusal: string | null;
  /** A link or button that helps after the refusal. */
  help?: ReactNode;
  /** Shows the part of the form with a field before it gets the focus. */
  reveal?: (names: readonly string[]) => void;
};

/**
 * The errors above a refused form. A single wrong field gets the focus itself. A refusal, or several wrong fields, are
 * listed here, and the list gets the focus.
 */
export function FormErrors({ attempt, refusal, help, reveal }: FormErrorsProps) {
  const { t } = useTranslation('validation');
  const message = useMessage();
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const labels = useFieldLabels();
  const summary = useRef<HTMLDivElement>(null);

  const wrong = [...labels.keys()].filter((name) => get(errors, name));
  const listed = attempt > 0 && (refusal !== null || wrong.length > 1);

  const onlyField = listed ? undefined : wrong[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt moves the focus, not each corrected field
  useEffect(() => {
    if (attempt === 0) return;
    if (onlyField) setFocus(onlyField);
    else summary.current?.focus();
  }, [attempt]);

  const jump = (name: string) => {
    if (reveal) flushSync(() => reveal([name]));
    setFocus(name);
  };
  if (!listed) return null;
  return (
    <Alert severity="error" ref={summary} tabIndex={-1} className={styles.summary}>
      {refusal ? message(refusal) : t('summary', { count: wrong.length })}
      {help ? <div>{help}</div> : null}
      {wrong.length > 0 ? (
        <ul className={styles.list}>
          {wrong.map((name) => (
            <li key={name}>
              <button type="button" className={styles.jump} onClick={() => jump(name)}>
                {labels.get(name)}: {message(messageOf(errors, name))}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}

function messageOf(errors: FieldErrors, name: string): string {
  const error: { message?: string } | undefined = get(errors, name);
  return error?.message || 'validation:invalid';
}
