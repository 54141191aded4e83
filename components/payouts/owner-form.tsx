'use client';

import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormSchema } from '@/components/forms/form-schema';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SignInAgain } from '@/components/settings/sign-in-again';
import { useMe } from '@/hooks/session/use-me';
import { toApiError } from '@/lib/client/api-error';
import styles from './payouts.module.css';

type OwnerFormProps<Input extends FieldValues, Output extends FieldValues> = {
  schema: FormSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  label: string;
  submitLabel: string;
  /** Asks the owner to sign in again, if the account has no password. */
  needsFresh: string;
  onSubmit: (values: Output) => Promise<void>;
  onCancel?: () => void;
  children?: ReactNode;
  destructive?: boolean;
};

/** A form that only the account's owner may send: it asks for their password at the end. */
export function OwnerForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  needsFresh,
  submitLabel,
  onSubmit,
  onCancel,
  children,
  destructive,
  ...form
}: OwnerFormProps<Input, Output>) {
  const { t } = useTranslation('payouts');
  const { data: me } = useMe();
  const [isStale, setStale] = useState(false);

  const submit = async (values: Output) => {
    try {
      await onSubmit(values);
    } catch (error) {
      setStale(toApiError(error).code === 'sign_in_again');
      throw error;
    }
  };

  return (
    <>
      {isStale ? <SignInAgain>{needsFresh}</SignInAgain> : null}
      <FormShell {...form} schema={me?.hasPassword ? withPassword(schema) : schema} onSubmit={submit}>
        {children}
        {me?.hasPassword ? (
          <PasswordField
            name="password"
            label={t('setup.password')}
            hint={t('setup.passwordHint')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <div className={styles.actions}>
          {onCancel ? (
            <Button variant="text" color="inherit" onClick={onCancel}>
              {t('setup.cancel')}
            </Button>
          ) : null}
          <SubmitButton fullWidth={false} color={destructive ? 'error' : 'primary'}>
            {submitLabel}
          </SubmitButton>
        </div>
      </FormShell>
    </>
  );
}

// Validated with the other fields; only the server knows whether it is right.
const withPassword =
  <Input extends FieldValues, Output extends FieldValues>(
    schema: FormSchema<Input, Output>,
  ): FormSchema<Input, Output> =>
  async () =>
    (await schema()).refine((values) => Boolean((values as { password?: string }).password), {
      path: ['password'],
      message: 'validation:required',
    });
