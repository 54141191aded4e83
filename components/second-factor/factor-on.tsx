'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AuthNotice } from '@/components/auth/auth-notice';
import { CodeField } from '@/components/forms/code-field';
import { FormShell } from '@/components/forms/form-shell';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSecondFactorSetup } from '@/hooks/admin/use-second-factor';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoment } from '@/lib/shared/dates';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-factor.module.css';

const schema = async () => (await import('@/lib/contract/second-factor')).renewRecoveryCodes.body;

type FactorOnProps = {
  passedUntil: string;
  codesLeft: number;
  callbackUrl: string;
  renewing: boolean;
  onTask: (task: 'replace' | 'renew') => void;
};

/** The factor is set up and was shown: how long it counts, and buttons for new recovery codes or another phone. */
export function FactorOn({ passedUntil, codesLeft, callbackUrl, renewing, onTask }: FactorOnProps) {
  const { t } = useTranslation('operator');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { setup, renew } = useSecondFactorSetup();
  if (setup.at === 'codes') return <RecoveryCodes codes={setup.recoveryCodes} callbackUrl={callbackUrl} />;
  return (
    <AuthNotice
      icon="shield"
      tone="success"
      title={t('factor.onTitle')}
      text={t('factor.onSubtitle', { time: formatMoment(passedUntil, intl, zone) })}
      hint={t('factor.codesLeft', { count: codesLeft })}
    >
      <Button size="large" href={callbackUrl}>
        {t('factor.toConsole')}
      </Button>
      {renewing ? (
        <FormShell
          schema={schema}
          defaultValues={{ code: '' }}
          label={t('factor.renew')}
          onSubmit={({ code }) => renew(code)}
          className={styles.renew}
        >
          <CodeField name="code" label={t('factor.code')} autoFocus />
          <p className="type-caption text-secondary">{t('factor.renewSubtitle')}</p>
          <SubmitButton>{t('factor.renew')}</SubmitButton>
        </FormShell>
      ) : (
        <Button variant="outlined" onClick={() => onTask('renew')}>
          {t('factor.renew')}
        </Button>
      )}
      <Button variant="text" color="inherit" onClick={() => onTask('replace')}>
        {t('factor.replace')}
      </Button>
    </AuthNotice>
  );
}
