'use client';

import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { useVerifyEmail } from '@/hooks/auth/use-verify-email';
import { paths } from '@/lib/shared/paths';
import { AuthNotice } from './auth-notice';
import styles from './auth-notice.module.css';

type VerifyLinkProps = {
  token: string;
  /** Whether somebody is signed in here, and then whether their address is confirmed already. */
  viewer: { verified: boolean } | null;
};

/** What the link of a letter leads to: it is redeemed, and the outcome said. */
export function VerifyLink({ token, viewer }: VerifyLinkProps) {
  const { t } = useTranslation('codes');
  const { data, error, refetch } = useVerifyEmail(token);
  const onward = (
    <Button variant="contained" size="large" href={viewer ? paths.home() : paths.login()}>
      {viewer ? t('verify.onward') : t('verify.toLogin')}
    </Button>
  );

  if (data) {
    const kind = data.changed ? 'changed' : 'done';
    return (
      <AuthNotice
        live
        icon="check"
        tone="success"
        title={t(`verify.${kind}Title`)}
        text={t(`verify.${kind}Text`)}
        value={data.email}
      >
        {onward}
      </AuthNotice>
    );
  }
  if (!error) {
    return (
      <div className={styles.notice} role="status" aria-busy="true">
        <CircularProgress aria-label={t('verify.working')} />
        <h1 className={styles.title}>{t('verify.working')}</h1>
      </div>
    );
  }
  // Pressed twice, the second time says what the first has done.
  if (error.code === 'link_invalid' && viewer?.verified) {
    return (
      <AuthNotice
        live
        icon="check"
        tone="success"
        title={t('verify.verifiedTitle')}
        text={t('verify.verifiedText')}
      >
        {onward}
      </AuthNotice>
    );
  }
  if (error.code === 'sign_in_again') {
    return (
      <AuthNotice
        live
        icon="mail"
        tone="warning"
        title={t('verify.signInTitle')}
        text={t('verify.signInText')}
      >
        <Button variant="contained" size="large" href={paths.login(paths.verifyEmail(token))}>
          {t('verify.toLogin')}
        </Button>
        <Button size="large" href={paths.forgotPassword()}>
          {t('verify.toForgotten')}
        </Button>
      </AuthNotice>
    );
  }
  if (error.code === 'link_invalid' || error.code === 'email_taken') {
    const kind = error.code === 'email_taken' ? 'taken' : 'over';
    return (
      <AuthNotice
        live
        icon="mail"
        tone="warning"
        title={t(`verify.${kind}Title`)}
        text={t(`verify.${kind}Text`)}
      >
        <Button
          variant="contained"
          size="large"
          href={kind === 'taken' ? paths.settings() : paths.verifyEmail()}
        >
          {kind === 'taken' ? t('verify.toSettings') : t('reset.again')}
        </Button>
      </AuthNotice>
    );
  }
  return (
    <AuthNotice live icon="warning" tone="warning" title={t('verify.failedTitle')} text={error.message}>
      <Button variant="contained" size="large" onClick={() => void refetch()}>
        {t('verify.retry')}
      </Button>
    </AuthNotice>
  );
}
