'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { resetPassword } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { paths } from '@/lib/shared/paths';
import { AuthHead } from './auth-head';
import { AuthNotice } from './auth-notice';
import { PasswordStrength } from './password-strength';

const schema = async () => (await import('./schemas')).NewPassword;

type ResetPasswordProps = {
  /** The token of the link in the letter; null when the address has none. */
  token: string | null;
};

/** Sets a new password by the link in a letter. */
export function ResetPassword({ token }: ResetPasswordProps) {
  const { t } = useTranslation('codes');
  const [isOver, setIsOver] = useState(token === null);

  if (isOver || token === null) {
    return (
      <AuthNotice live icon="lock" tone="warning" title={t('reset.overTitle')} text={t('reset.overText')}>
        <Button variant="contained" size="large" href={paths.forgotPassword()}>
          {t('reset.again')}
        </Button>
      </AuthNotice>
    );
  }
  return (
    <>
      <AuthHead title={t('reset.title')} subtitle={t('reset.subtitle')} />
      <FormShell
        schema={schema}
        defaultValues={{ password: '' }}
        label={t('reset.title')}
        onSubmit={async ({ password }) => {
          try {
            await call(resetPassword, { body: { token, password } });
          } catch (error) {
            if (toApiError(error).code !== 'link_invalid') throw error;
            setIsOver(true);
            return;
          }
          // A full page load: a session that was open here has ended with all others.
          leaveFor(paths.resetPasswordSuccess());
        }}
      >
        <PasswordField
          name="password"
          label={t('reset.password')}
          hint={t('reset.hint')}
          autoComplete="new-password"
          strength={<PasswordStrength />}
        />
        <SubmitButton size="large">{t('reset.submit')}</SubmitButton>
      </FormShell>
    </>
  );
}
