'use client';

import { useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { HandleField } from '@/components/forms/handle-field';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useRegisterCompany } from '@/hooks/auth/use-register-company';
import { paths } from '@/lib/shared/paths';
import { AccountTypeSwitch } from './account-type-switch';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { PasswordStrength } from './password-strength';
import { Terms } from './terms';

const schema = async () => (await import('./schemas')).NewCompanyAccount;

type RegisterCompanyFormProps = {
  /** Where to go after the company's setup, if the visitor wanted a page; already checked as safe. */
  callbackUrl?: string;
};

/** Creates a company's account. The next page asks for its profile. */
export function RegisterCompanyForm({ callbackUrl }: RegisterCompanyFormProps) {
  const { t } = useTranslation('auth');
  const register = useRegisterCompany(callbackUrl);
  return (
    <>
      <AuthHead title={t('business.title')} subtitle={t('business.subtitle')} />
      <AccountTypeSwitch chosen="COMPANY" callbackUrl={callbackUrl} />
      <FormShell
        schema={schema}
        defaultValues={{ name: '', handle: '', email: '', password: '' }}
        onSubmit={register}
        label={t('business.title')}
      >
        <TextField
          name="name"
          label={t('business.name')}
          placeholder={t('business.namePlaceholder')}
          autoComplete="organization"
        />
        <HandleField name="handle" label={t('business.handle')} />
        <TextField
          name="email"
          type="email"
          label={t('business.email')}
          hint={t('business.emailHint')}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={t('register.password')}
          hint={t('register.passwordHint')}
          autoComplete="new-password"
          strength={<PasswordStrength />}
        />
        <SubmitButton size="large">{t('business.submit')}</SubmitButton>
        <Terms />
      </FormShell>
      <AuthFoot
        question={t('register.haveAccount')}
        answer={t('register.toLogin')}
        href={paths.login(callbackUrl)}
      />
    </>
  );
}
