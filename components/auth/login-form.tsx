'use client';

import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { AppLink } from '@/components/ui/app-link';
import { useSignIn } from '@/hooks/auth/use-sign-in';
import type { LoginError } from '@/lib/shared/login-errors';
import { paths } from '@/lib/shared/paths';
import styles from './auth.module.css';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { type DemoAccount, DemoAccounts } from './demo-accounts';
import { GuestButton } from './guest-button';
import { OtherWays } from './other-ways';

const schema = async () => (await import('./schemas')).SignIn;

const NO_FAILURE: ReadonlySet<LoginError> = new Set(['google_cancelled', 'maybe_registered']);

type LoginFormProps = {
  /** Where to go after signing in; already checked as safe. */
  callbackUrl: string;
  /** Accounts that one tap fills in; none outside of the demo. */
  demoAccounts: readonly DemoAccount[];
  /** Whether signing in with Google is set up. */
  google: boolean;
  /** Why signing in another way failed. */
  problem?: LoginError | null;
};

export function LoginForm({ callbackUrl, demoAccounts, google, problem }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const signIn = useSignIn(callbackUrl);
  return (
    <>
      <AuthHead title={t('login.title')} subtitle={t('login.subtitle')} />
      {problem ? (
        <Alert severity={NO_FAILURE.has(problem) ? 'info' : 'error'} className={styles.problem}>
          {t(`problem.${problem}`)}
        </Alert>
      ) : null}
      <OtherWays callbackUrl={callbackUrl} google={google} />
      <FormShell
        schema={schema}
        defaultValues={{ email: '', password: '' }}
        onSubmit={signIn}
        label={t('login.title')}
        help={{
          too_many_tries: <AppLink href={paths.forgotPassword()}>{t('login.getLink')}</AppLink>,
        }}
      >
        <TextField name="email" type="email" label={t('login.email')} autoComplete="username" />
        <PasswordField name="password" label={t('login.password')} autoComplete="current-password" />
        <AppLink href={paths.forgotPassword()} className={styles.forgot}>
          {t('login.forgot')}
        </AppLink>
        <SubmitButton size="large">{t('login.submit')}</SubmitButton>
        <GuestButton />
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
