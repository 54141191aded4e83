'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/components/forms/code-field';
import { FormShell } from '@/components/forms/form-shell';
import { PhoneField } from '@/components/forms/phone-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { usePhoneSignIn } from '@/hooks/auth/use-phone-sign-in';
import { paths } from '@/lib/shared/paths';
import { formatPhone } from '@/lib/shared/phone-numbers';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';
import { ResendButton } from './resend-button';

const phoneSchema = async () => (await import('./schemas')).PhoneToSend;
const codeSchema = async () => (await import('./schemas')).CodeToCheck;
const nameSchema = async () => (await import('./schemas')).NameToKeep;

type PhoneSignInProps = {
  /** Where to go after signing in; already checked as safe. */
  callbackUrl: string;
};

/** Signs in or registers by phone: the number, the code, and a name if the number is new. */
export function PhoneSignIn({ callbackUrl }: PhoneSignInProps) {
  const { t } = useTranslation('codes');
  const { progress, typedPhone, send, check, create, changeNumber } = usePhoneSignIn(callbackUrl);

  if (!progress) {
    return (
      <>
        <AuthHead title={t('phone.title')} subtitle={t('phone.subtitle')} />
        <FormShell
          key="number"
          schema={phoneSchema}
          defaultValues={{ phone: typedPhone }}
          label={t('phone.title')}
          onSubmit={async ({ phone }) => void (await send(phone))}
        >
          <PhoneField name="phone" label={t('phone.number')} />
          <SubmitButton size="large">{t('phone.send')}</SubmitButton>
        </FormShell>
        <AuthFoot
          question={t('phone.withPassword')}
          answer={t('phone.toLogin')}
          href={paths.login(callbackUrl === paths.home() ? undefined : callbackUrl)}
        />
      </>
    );
  }
  if (progress.ticket) {
    return (
      <>
        <AuthHead title={t('phone.nameTitle')} subtitle={t('phone.nameSubtitle')} />
        <FormShell
          key="name"
          schema={nameSchema}
          defaultValues={{ name: '' }}
          label={t('phone.nameTitle')}
          onSubmit={({ name }) => create(name)}
        >
          <TextField
            name="name"
            label={t('phone.name')}
            placeholder={t('phone.namePlaceholder')}
            autoComplete="name"
            autoFocus
          />
          <SubmitButton size="large">{t('phone.create')}</SubmitButton>
        </FormShell>
      </>
    );
  }
  return (
    <>
      <AuthHead
        title={t('phone.codeTitle')}
        subtitle={
          <>
            {t('phone.codeSubtitle')} <bdi dir="ltr">{formatPhone(progress.phone)}</bdi>
          </>
        }
      />
      <FormShell
        key="code"
        schema={codeSchema}
        defaultValues={{ code: '' }}
        label={t('phone.codeTitle')}
        onSubmit={({ code }) => check(code)}
      >
        <CodeField name="code" label={t('phone.code')} autoFocus />
        <SubmitButton size="large">{t('phone.check')}</SubmitButton>
        <div className="cluster spread gap-2">
          <ResendButton sentAt={progress.sentAt} onResend={() => send(progress.phone)} />
          <Button variant="text" color="inherit" onClick={changeNumber}>
            {t('phone.change')}
          </Button>
        </div>
      </FormShell>
    </>
  );
}
