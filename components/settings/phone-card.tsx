'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/forms/code-field';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { TitledCard } from '@/components/ui/titled-card';
import { useToast } from '@/hooks/use-toast';
import { useContact } from '@/hooks/users/use-contact';
import { call } from '@/lib/client/call';
import { changePhone, confirmPhone } from '@/lib/client/endpoints.gen';
import { formatPhone } from '@/lib/shared/phone-numbers';
import styles from './contact.module.css';

const newSchema = async () => (await import('./schemas')).NewPhone;
const ownSchema = async () => (await import('./schemas')).OwnPhone;
const codeSchema = async () => (await import('./schemas')).PhoneCode;

/** The member's phone number, and a form for another one: the code sent to it confirms the change. */
export function PhoneCard() {
  const { t } = useTranslation('codes');
  const toast = useToast();
  const { contact, reload } = useContact();
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!contact) return null;
  const { phone, hasPassword } = contact;
  const close = () => {
    setIsOpen(false);
    setSentTo(null);
  };
  const cancel = (
    <Button variant="text" color="inherit" onClick={close}>
      {t('settings.cancel')}
    </Button>
  );

  return (
    <TitledCard title={t('settings.phone')} hint={t('settings.phoneHint')}>
      <div className="row cluster spread gap-3">
        <span className={styles.value}>
          {phone ? <bdi dir="ltr">{formatPhone(phone)}</bdi> : t('settings.none')}
        </span>
        {isOpen ? null : (
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {t(phone ? 'settings.changePhone' : 'settings.addPhone')}
          </Button>
        )}
      </div>
      {isOpen && !sentTo ? (
        <FormShell
          key="number"
          schema={hasPassword ? ownSchema : newSchema}
          defaultValues={{ phone: '', ...(hasPassword ? { password: '' } : {}) }}
          label={t('settings.changePhone')}
          className={styles.form}
          onSubmit={async (given) => {
            await call(changePhone, { body: given });
            setSentTo(given.phone);
          }}
        >
          <UnsavedGuard />
          <PhoneField name="phone" label={t('settings.newPhone')} required autoFocus />
          {hasPassword ? (
            <PasswordField
              name="password"
              label={t('settings.password')}
              autoComplete="current-password"
              required
            />
          ) : null}
          <div className="row cluster gap-2">
            <SubmitButton fullWidth={false}>{t('settings.sendCode')}</SubmitButton>
            {cancel}
          </div>
        </FormShell>
      ) : null}
      {isOpen && sentTo ? (
        <FormShell
          key="code"
          schema={codeSchema}
          defaultValues={{ code: '' }}
          label={t('settings.code')}
          className={styles.form}
          onSubmit={async ({ code }) => {
            await call(confirmPhone, { body: { phone: sentTo, code } });
            close();
            toast(t('settings.phoneChanged'));
            await reload();
          }}
        >
          <UnsavedGuard />
          <p>
            {t('settings.codeSentText')} <bdi dir="ltr">{formatPhone(sentTo)}</bdi>
          </p>
          <CodeField name="code" label={t('settings.code')} autoFocus />
          <div className="row cluster gap-2">
            <SubmitButton fullWidth={false}>{t('settings.confirm')}</SubmitButton>
            {cancel}
          </div>
        </FormShell>
      ) : null}
    </TitledCard>
  );
}
