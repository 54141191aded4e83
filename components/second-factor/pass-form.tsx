'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthHead } from '@/components/auth/auth-head';
import { CodeField } from '@/components/forms/code-field';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { usePassSecondFactor } from '@/hooks/admin/use-second-factor';
import { DemoCode } from './demo-code';

const schema = async () => (await import('@/lib/contract/second-factor')).passSecondFactor.body;

type PassFormProps = { callbackUrl: string; demoSecret: string | null };

/** Asks for a code of the app or, when the app is out of reach, for a recovery code. */
export function PassForm({ callbackUrl, demoSecret }: PassFormProps) {
  const { t } = useTranslation('operator');
  const pass = usePassSecondFactor(callbackUrl);
  const [by, setBy] = useState<'app' | 'recovery'>('app');
  const isApp = by === 'app';
  return (
    <>
      <AuthHead
        title={t(isApp ? 'factor.title' : 'factor.recoveryTitle')}
        subtitle={t(isApp ? 'factor.subtitle' : 'factor.recoverySubtitle')}
      />
      <FormShell
        key={by}
        schema={schema}
        defaultValues={{ code: '' }}
        label={t('factor.title')}
        onSubmit={pass}
      >
        {isApp ? (
          <CodeField name="code" label={t('factor.code')} autoFocus />
        ) : (
          <TextField
            name="code"
            label={t('factor.recoveryCode')}
            dir="ltr"
            autoComplete="off"
            placeholder="XXXXX-XXXXX"
            autoFocus
          />
        )}
        {isApp && demoSecret ? <DemoCode secret={demoSecret} /> : null}
        <SubmitButton size="large">{t('factor.open')}</SubmitButton>
        <Button variant="text" color="inherit" onClick={() => setBy(isApp ? 'recovery' : 'app')}>
          {t(isApp ? 'factor.byRecovery' : 'factor.byApp')}
        </Button>
        {isApp ? null : (
          <p className="type-caption text-secondary">
            {t('factor.lost')} <code dir="ltr">npm run admin -- reset-factor EMAIL</code>
          </p>
        )}
      </FormShell>
    </>
  );
}
