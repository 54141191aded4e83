'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSignIn } from '@/hooks/auth/use-sign-in';
import { Email } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { type DemoAccount, DemoAccounts } from './demo-accounts';

// How long a password is, is judged when one is chosen, not when it is asked for.
const SignIn = z.object({ email: Email, password: z.string().min(1, 'validation:required').max(128) });

type LoginFormProps = {
  /** Where to go on; already found safe. */
  callbackUrl: string;
  /** Shown for one-tap filling; none outside of the demo. */
  demoAccounts: readonly DemoAccount[];
};

export function LoginForm({ callbackUrl, demoAccounts }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const signIn = useSignIn(callbackUrl);
  return (
    <>
      <AuthHead title={t('login.title')} subtitle={t('login.subtitle')} />
      <FormShell
        schema={SignIn}
        defaultValues={{ email: '', password: '' }}
        onSubmit={signIn}
        label={t('login.title')}
      >
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        <SubmitButton size="large">{t('login.submit')}</SubmitButton>
        <Button href={paths.guest()} variant="text" color="inherit">
          {t('login.guest')}
        </Button>
        {demoAccounts.length > 0 ? <DemoAccounts accounts={demoAccounts} /> : null}
      </FormShell>
      <AuthFoot
        question={t('login.noAccount')}
        answer={t('login.toRegister')}
        href={paths.register(callbackUrl === paths.home() ? undefined : callbackUrl)}
      />
    </>
  );
}
