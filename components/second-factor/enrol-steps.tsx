'use client';

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthHead } from '@/components/auth/auth-head';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { SignInAgain } from '@/components/settings/sign-in-again';
import { useSecondFactorSetup } from '@/hooks/admin/use-second-factor';
import { toApiError } from '@/lib/client/api-error';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';

const schema = async () => (await import('@/lib/contract/second-factor')).startSecondFactor.body;

type EnrolStepsProps = { hasPassword: boolean; callbackUrl: string };

/** Sets up an authenticator app: password, scan, first code, recovery codes. */
export function EnrolSteps({ hasPassword, callbackUrl }: EnrolStepsProps) {
  const { t } = useTranslation('operator');
  const { setup, start, confirm } = useSecondFactorSetup();
  const [isStale, setStale] = useState(false);
  if (setup.at === 'codes') return <RecoveryCodes codes={setup.recoveryCodes} callbackUrl={callbackUrl} />;
  if (setup.at === 'scan') return <ScanStep secret={setup.secret} svg={setup.svg} onConfirm={confirm} />;

  const submit = async ({ password }: { password?: string }) => {
    try {
      await start(hasPassword ? password : undefined);
    } catch (error) {
      setStale(toApiError(error).code === 'sign_in_again');
      throw error;
    }
  };
  return (
    <>
      <AuthHead title={t('factor.enrolTitle')} subtitle={t('factor.enrolSubtitle')} />
      {isStale ? <SignInAgain>{t('factor.needsFresh')}</SignInAgain> : null}
      <FormShell
        schema={schema}
        defaultValues={{ password: '' }}
        label={t('factor.enrolTitle')}
        onSubmit={submit}
      >
        {hasPassword ? (
          <PasswordField
            name="password"
            label={t('factor.password')}
            autoComplete="current-password"
            required
          />
        ) : null}
        <SubmitButton size="large">{t('factor.start')}</SubmitButton>
      </FormShell>
    </>
  );
}
