'use client';

import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
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

/** Redeems the link in a letter and shows the outcome. */
export function VerifyLink({ token, viewer }: VerifyLinkProps) {
  const { t } = useTranslation('codes');
  const { data, error, refetch } = useVerifyEmail(token);
  const isOver = error?.code === 'link_invalid';

  if (!data && !error) {
    return (
      <div className={styles.notice} role="status" aria-busy="true">
        <CircularProgress aria-label={t('verify.working')} />
        <h1 className={styles.title}>{t('verify.working')}</h1>
      </div>
    );
  }
  // Pressed twice, the second press shows the outcome of the first.
  if (data || (isOver && viewer?.verified)) {
    const kind = data ? (data.changed ? 'changed' : 'done') : 'verified';
    return (
      <Outcome kind={kind} value={data?.email}>
        <Button variant="contained" size="large" href={viewer ? paths.home() : paths.login()}>
          {viewer ? t('verify.onward') : t('verify.toLogin')}
        </Button>
      </Outcome>
    );
  }
  if (error?.code === 'sign_in_again') {
    return (
      <Outcome kind="signIn">
        <Button variant="contained" size="large" href={paths.login(paths.verifyEmail(token))}>
          {t('verify.toLogin')}
        </Button>
        <Button variant="text" color="inherit" href={paths.forgotPassword()}>
          {t('verify.toForgotten')}
        </Button>
      </Outcome>
    );
  }
  if (error?.code === 'email_taken') {
    return (
      <Outcome kind="taken">
        <Button variant="contained" size="large" href={paths.settings('main', 'signIn')}>
          {t('verify.toSettings')}
        </Button>
      </Outcome>
    );
  }
  if (isOver) {
    return (
      <Outcome kind="over">
        <Button variant="contained" size="large" href={paths.verifyEmail()}>
          {t('reset.again')}
        </Button>
      </Outcome>
    );
  }
  return (
    <AuthNotice
      live
      icon="warning"
      tone="warning"
      title={t('verify.failedTitle')}
      text={error?.message ?? ''}
    >
      <Button variant="contained" size="large" onClick={() => void refetch()}>
        {t('verify.retry')}
      </Button>
    </AuthNotice>
  );
}

const GOOD = ['changed', 'done', 'verified'] as const;

type OutcomeProps = {
  kind: (typeof GOOD)[number] | 'signIn' | 'taken' | 'over';
  /** The address that it concerns. */
  value?: string;
  children: ReactNode;
};

/** The outcome of the link in words, and the next step. */
function Outcome({ kind, value, children }: OutcomeProps) {
  const { t } = useTranslation('codes');
  const isGood = GOOD.some((good) => good === kind);
  return (
    <AuthNotice
      live
      icon={isGood ? 'check' : 'mail'}
      tone={isGood ? 'success' : 'warning'}
      title={t(`verify.${kind}Title`)}
      text={t(`verify.${kind}Text`)}
      value={value}
    >
      {children}
    </AuthNotice>
  );
}
