'use client';

import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './second-factor.module.css';

type DemoCodeProps = { secret: string };

/** Fills in the code that an authenticator app would show for the demo's operator. */
export function DemoCode({ secret }: DemoCodeProps) {
  const { t } = useTranslation('operator');
  const { setValue, setFocus } = useFormContext();
  const fill = async () => {
    // Few visitors need it: loaded when it is asked for.
    const { Secret, TOTP } = await import('otpauth');
    setValue('code', new TOTP({ secret: Secret.fromBase32(secret) }).generate(), { shouldValidate: true });
    setFocus('code');
  };
  return (
    <div className={`row cluster spread type-caption ${styles.demo}`}>
      <p>{t('factor.demo')}</p>
      <Button variant="outlined" onClick={() => void fill()}>
        {t('factor.demoFill')}
      </Button>
    </div>
  );
}
