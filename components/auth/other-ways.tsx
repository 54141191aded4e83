'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useGoogleSignIn } from '@/hooks/auth/use-google-sign-in';
import { paths } from '@/lib/shared/paths';
import { GoogleMark } from './google-mark';
import styles from './other-ways.module.css';

type OtherWaysProps = {
  /** Where to go after signing in; already checked as safe. */
  callbackUrl: string;
  /** Whether signing in with Google is set up. */
  google: boolean;
};

/** The other ways to sign in besides e-mail and password, and the line that separates them from the form below. */
export function OtherWays({ callbackUrl, google }: OtherWaysProps) {
  const { t } = useTranslation('auth');
  const { start, isPending, problem } = useGoogleSignIn(callbackUrl);
  return (
    <div className={styles.ways}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {google ? (
        <Button
          variant="outlined"
          color="inherit"
          size="large"
          className={styles.way}
          startIcon={<GoogleMark />}
          loading={isPending}
          loadingPosition="start"
          onClick={start}
        >
          {t('ways.google')}
        </Button>
      ) : null}
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        className={styles.way}
        startIcon={<Icon name="phone" size={20} />}
        href={paths.phoneSignIn(callbackUrl === paths.home() ? undefined : callbackUrl)}
      >
        {t('ways.phone')}
      </Button>
      <p className={`row gap-3 type-caption text-secondary ${styles.or}`}>{t('ways.or')}</p>
    </div>
  );
}
