'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStrength } from '@/components/auth/password-strength';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { TitledCard } from '@/components/ui/titled-card';
import { useChangePassword } from '@/hooks/account/use-change-password';
import { useMe } from '@/hooks/session/use-me';
import { useToast } from '@/hooks/use-toast';
import { toApiError } from '@/lib/client/api-error';
import { SignInAgain } from './sign-in-again';

const newSchema = async () => (await import('./schemas')).NewPassword;
const otherSchema = async () => (await import('./schemas')).OtherPassword;

/** Changes the password; adds one for a member who signs in only by phone or Google. */
export function PasswordCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const change = useChangePassword();
  const { data: me } = useMe();
  const [done, setDone] = useState(0);
  const [isStale, setStale] = useState(false);
  if (!me) return null;
  const { hasPassword } = me;

  const submit = async ({ current, password }: { current?: string; password: string }) => {
    try {
      await change(hasPassword ? { current, password } : { password });
    } catch (error) {
      setStale(toApiError(error).code === 'sign_in_again');
      throw error;
    }
    // An empty form for the next change.
    setDone(done + 1);
    toast(t(hasPassword ? 'password.changed' : 'password.wasSet'));
  };

  return (
    <TitledCard
      title={t('password.title')}
      hint={t(hasPassword ? 'password.changeHint' : 'password.setHint')}
    >
      {isStale ? <SignInAgain>{t('password.needsFresh')}</SignInAgain> : null}
      <FormShell
        key={done}
        schema={hasPassword ? otherSchema : newSchema}
        defaultValues={{ current: '', password: '' }}
        label={t('password.title')}
        onSubmit={submit}
      >
        <UnsavedGuard />
        {hasPassword ? (
          <PasswordField
            name="current"
            label={t('password.current')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <PasswordField
          name="password"
          label={t('password.new')}
          hint={t('password.newHint')}
          autoComplete="new-password"
          strength={<PasswordStrength />}
          required
        />
        <div className="row cluster spread gap-3">
          <SubmitButton fullWidth={false}>{t(hasPassword ? 'password.change' : 'password.set')}</SubmitButton>
        </div>
      </FormShell>
    </TitledCard>
  );
}
