'use client';

import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRegister } from '@/hooks/auth/use-register';
import { paths } from '@/lib/shared/paths';
import { AccountTypeSwitch } from './account-type-switch';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { GuestButton } from './guest-button';
import { OtherWays } from './other-ways';
import { PasswordStrength } from './password-strength';
import { Terms } from './terms';

const schema = async () => (await import('./schemas')).NewMember;

type RegisterFormProps = {
  /** Where to go after registering; already checked as safe. */
  callbackUrl: string;
  /** Whether signing in with Google is set up. */
  google: boolean;
};

export function RegisterForm({ callbackUrl, google }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const register = useRegister(callbackUrl);
  const back = callbackUrl === paths.home() ? undefined : callbackUrl;
  return (
    <>
      <AuthHead title={t('register.title')} subtitle={t('register.subtitle')} />
      <AccountTypeSwitch chosen="INDIVIDUAL" callbackUrl={back} />
      <OtherWays callbackUrl={callbackUrl} google={google} />
      <FormShell
        schema={schema}
        defaultValues={{ name: '', email: '', password: '' }}
        onSubmit={register}
        label={t('register.title')}
      >
        <TextField
          name="name"
          label={t('register.name')}
          placeholder={t('register.namePlaceholder')}
          autoComplete="name"
        />
        <TextField name="email" type="email" label={t('register.email')} autoComplete="username" />
        <PasswordField
          name="password"
          label={t('register.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          strength={<PasswordStrength />}
        />
        <SubmitButton size="large">{t('register.submit')}</SubmitButton>
        <Terms />
        <GuestButton />
      </FormShell>
      <AuthFoot
        question={t('register.haveAccount')}
        answer={t('register.toLogin')}
        href={paths.login(back)}
      />
    </>
  );
}
