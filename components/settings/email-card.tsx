'use client';

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendButton } from '@/components/auth/resend-button';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { UnsavedGuard } from '@/components/forms/unsaved-guard';
import { StatusChip } from '@/components/ui/status-chip';
import { TitledCard } from '@/components/ui/titled-card';
import { useContact } from '@/hooks/users/use-contact';
import styles from './contact.module.css';

const newSchema = async () => (await import('./schemas')).NewEmail;
const ownSchema = async () => (await import('./schemas')).OwnEmail;

/** The member's e-mail address, whether it is confirmed, and a form for another one, which must be confirmed first. */
export function EmailCard() {
  const { t } = useTranslation('codes');
  const { contact, sendVerification, changeEmail: change } = useContact();
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!contact) return null;
  const { email, emailVerified, hasPassword } = contact;
  const close = () => {
    setIsOpen(false);
    setSentTo(null);
  };

  return (
    <TitledCard title={t('settings.email')} hint={t('settings.emailHint')}>
      <div className="row cluster spread gap-3">
        <span className={styles.value}>
          {email ? <bdi dir="ltr">{email}</bdi> : t('settings.none')}
          {email ? (
            <StatusChip
              tone={emailVerified ? 'success' : 'warning'}
              label={t(emailVerified ? 'settings.verified' : 'settings.unverified')}
            />
          ) : null}
        </span>
        {isOpen ? null : (
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {t(email ? 'settings.changeEmail' : 'settings.addEmail')}
          </Button>
        )}
      </div>
      {email && !emailVerified && !isOpen ? (
        <div className={styles.advice}>
          <p>{t('settings.verifyHint')}</p>
          <ResendButton
            sentAt={null}
            label={t('settings.sendLetter')}
            sentLabel={t('settings.letterSent')}
            onResend={sendVerification}
          />
        </div>
      ) : null}
      {isOpen && sentTo ? (
        <div className={styles.advice} role="status">
          <p>
            {t('settings.linkSentText')} <bdi dir="ltr">{sentTo}</bdi>
          </p>
          <Button variant="text" onClick={close}>
            {t('settings.done')}
          </Button>
        </div>
      ) : null}
      {isOpen && !sentTo ? (
        <FormShell
          schema={hasPassword ? ownSchema : newSchema}
          defaultValues={{ email: '', ...(hasPassword ? { password: '' } : {}) }}
          label={t('settings.changeEmail')}
          className={styles.form}
          onSubmit={async (given) => {
            await change(given.email, given.password);
            setSentTo(given.email);
          }}
        >
          <UnsavedGuard />
          <TextField
            name="email"
            type="email"
            label={t('settings.newEmail')}
            autoComplete="email"
            required
            autoFocus
          />
          {hasPassword ? (
            <PasswordField
              name="password"
              label={t('settings.password')}
              autoComplete="current-password"
              required
            />
          ) : null}
          <div className="row cluster gap-2">
            <SubmitButton fullWidth={false}>{t('settings.sendLink')}</SubmitButton>
            <Button variant="text" color="inherit" onClick={close}>
              {t('settings.cancel')}
            </Button>
          </div>
        </FormShell>
      ) : null}
    </TitledCard>
  );
}
