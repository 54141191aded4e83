'use client';

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import type { ErrorCode } from '@/lib/contract/errors';
import { FieldLabels } from './field-labels';
import { FormErrors } from './form-errors';
import { type FormSchema, fetchAhead, judgedBy } from './form-schema';
import styles from './form-shell.module.css';
import { wholePress } from './press';

type FormShellProps<Input extends FieldValues, Output extends FieldValues> = {
  /** Usually the endpoint's body, so that browser and server validate alike. Loaded when the form is first entered. */
  schema: FormSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** May throw an `ApiError`: its field errors go to their fields, its message stands above the form. */
  onSubmit: (values: Output) => void | Promise<void>;
  children: ReactNode;
  /** Names the form for screen readers when its heading does not. */
  label?: string;
  className?: string;
  /** A link or button that helps after a refusal, by the error's code; shown under its message. */
  help?: Partial<Record<ErrorCode, ReactNode>>;
  /** Shows the part of the form with a field, before the focus goes there. */
  reveal?: (names: readonly string[]) => void;
};

/**
 * A form: its fields are the wrappers of this folder, its button is `SubmitButton`. A field is validated when it loses
 * the focus, then while it is corrected. A refused submit moves the focus to what is wrong.
 */
export function FormShell<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  onSubmit,
  children,
  label,
  className,
  help = {},
  reveal,
}: FormShellProps<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: judgedBy(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLFormElement>(null);

  let wrong: string[] = [];
  const judge = form.handleSubmit(
    async (values) => {
      setRefusal(null);
      try {
        await onSubmit(values);
      } catch (error) {
        const refused = toApiError(error);
        for (const [field, key] of Object.entries(refused.fields)) {
          form.setError(field as Path<Input>, { type: 'server', message: key });
        }
        reveal?.(Object.keys(refused.fields));
        setRefusal(refused);
        setAttempt((count) => count + 1);
      }
    },
    (errors) => {
      wrong = Object.keys(errors);
    },
  );
  const submit = async (event: SyntheticEvent) => {
    wrong = [];
    try {
      await judge(event);
    } catch (error) {
      // The schema could not be loaded.
      setRefusal(toApiError(error));
      setAttempt((count) => count + 1);
      return;
    }
    if (wrong.length === 0) return;
    // Waits for `judge`: only then do the fields know what is wrong, and the focus where to go.
    reveal?.(wrong);
    setRefusal(null);
    setAttempt((count) => count + 1);
  };

  return (
    <FormProvider {...form}>
      <FieldLabels>
        <form
          ref={element}
          noValidate
          // Sent before its script is loaded, a form would put a password into the address.
          method="post"
          aria-label={label}
          className={[styles.form, className].filter(Boolean).join(' ')}
          {...wholePress}
          onFocus={() => fetchAhead(schema)}
          onSubmit={(event) => {
            // A form inside a dialog must not submit the one around it.
            event.stopPropagation();
            void submit(event);
          }}
        >
          <FormErrors
            attempt={attempt}
            refusal={refusal && (refusal.message || `errors:${refusal.code}.detail`)}
            reveal={reveal}
            help={refusal && refusal.code !== 'network' ? help[refusal.code] : null}
          />
          {children}
        </form>
      </FieldLabels>
    </FormProvider>
  );
}
