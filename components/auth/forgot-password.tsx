'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { call } from '@/lib/client/call';
import { forgotPassword } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { AuthNotice } from './auth-notice';
import { ResendButton } from './resend-button';

const schema = async () => (await import('@/lib/contract/codes')).forgotPassword.body;

/** Asks for a link to set a new password. The answer is the same for known and unknown addresses. */
export function ForgotPassword() {
  const { t } = useTranslation('codes');
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  const send = async (email: string) => (await call(forgotPassword, { body: { email } })).resendSeconds;

  if (sent) {
    return (
      <AuthNotice
        live
        icon="mail"
        title={t('forgot.sentTitle')}
        text={t('forgot.sentText')}
        value={sent.email}
        hint={t('forgot.sentHint')}
      >
        <ResendButton sentAt={sent.at} onResend={() => send(sent.email)} />
        <Button variant="text" color="inherit" onClick={() => setSent(null)}>
          {t('forgot.other')}
        </Button>
      </AuthNotice>
    );
  }
  return (
    <>
      <AuthHead title={t('forgot.title')} subtitle={t('forgot.subtitle')} />
      <FormShell
        schema={schema}
        defaultValues={{ email: '' }}
        label={t('forgot.title')}
        onSubmit={async ({ email }) => {
          await send(email);
          setSent({ email, at: Date.now() });
        }}
      >
        <TextField name="email" type="email" label={t('forgot.email')} autoComplete="username" />
        <SubmitButton size="large">{t('forgot.submit')}</SubmitButton>
      </FormShell>
      <AuthFoot question={t('forgot.remembered')} answer={t('forgot.toLogin')} href={paths.login()} />
    </>
  );
}
