'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { call } from '@/lib/client/call';
import { sendVerification } from '@/lib/client/endpoints.gen';
import { paths } from '@/lib/shared/paths';
import { AuthNotice } from './auth-notice';
import { ResendButton } from './resend-button';

type VerifySentProps = {
  /** The member's address and whether it is confirmed; null for a visitor. */
  viewer: { email: string | null; verified: boolean } | null;
};

/** "We have sent you a letter" with a button to send it again, or why no letter can be sent. */
export function VerifySent({ viewer }: VerifySentProps) {
  const { t } = useTranslation('codes');
  if (!viewer) {
    return (
      <AuthNotice icon="mail" title={t('verify.guestTitle')} text={t('verify.guestText')}>
        <Button variant="contained" size="large" href={paths.login()}>
          {t('verify.toLogin')}
        </Button>
      </AuthNotice>
    );
  }
  if (viewer.verified || !viewer.email) {
    const kind = viewer.email ? 'verified' : 'noEmail';
    return (
      <AuthNotice
        icon={viewer.email ? 'check' : 'mail'}
        tone={viewer.email ? 'success' : 'primary'}
        title={t(`verify.${kind}Title`)}
        text={t(`verify.${kind}Text`)}
        value={viewer.email}
      >
        <Button
          variant="contained"
          size="large"
          href={viewer.email ? paths.home() : paths.settings('main', 'signIn')}
        >
          {t(viewer.email ? 'verify.onward' : 'verify.toSettings')}
        </Button>
      </AuthNotice>
    );
  }
  return (
    <AuthNotice
      icon="mail"
      title={t('verify.sentTitle')}
      text={t('verify.sentText')}
      value={viewer.email}
      hint={t('verify.sentHint')}
    >
      <Button variant="contained" size="large" href={paths.home()}>
        {t('verify.onward')}
      </Button>
      <ResendButton sentAt={null} onResend={async () => (await call(sendVerification, {})).resendSeconds} />
    </AuthNotice>
  );
}
