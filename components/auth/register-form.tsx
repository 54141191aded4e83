'use client';

import { Trans, useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { AppLink } from '@/components/ui/app-link';
import { useRegister } from '@/hooks/auth/use-register';
import { NewPerson } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';
import styles from './auth.module.css';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { PasswordStrength } from './password-strength';

const NewMember = NewPerson.omit({ accountType: true, locale: true });

type RegisterFormProps = {
  /** Where to go on; already found safe. */
  callbackUrl: string;
};

export function RegisterForm({ callbackUrl }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const register = useRegister(callbackUrl);
  return (
    <>
      <AuthHead title={t('register.title')} subtitle={t('register.subtitle')} />
      <FormShell
        schema={NewMember}
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
        <p className={styles.terms}>
          <Trans
            t={t}
            i18nKey="register.terms"
            components={{
              terms: <AppLink href={paths.termsAndConditions()} />,
              privacy: <AppLink href={paths.privacyPolicy()} />,
            }}
          />
        </p>
      </FormShell>
      <AuthFoot
        question={t('register.haveAccount')}
        answer={t('register.toLogin')}
        href={paths.login(callbackUrl === paths.home() ? undefined : callbackUrl)}
      />
    </>
  );
}
