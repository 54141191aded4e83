'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { NoTip } from '@/lib/contract/tips';
import { paths } from '@/lib/shared/paths';
import styles from './tip-sheet.module.css';

type TipRefusalProps = { refusal: NoTip };

/** Why no tip can be given here at this moment, and what can be done about it. */
export function TipRefusal({ refusal }: TipRefusalProps) {
  const { t } = useTranslation('tips');
  return (
    <div className={styles.form}>
      <Alert severity="info">{t(`refusal.${refusal}`)}</Alert>
      {refusal === 'contact_unconfirmed' ? (
        <Button variant="outlined" href={paths.settings('main', 'signIn')}>
          {t('toSettings')}
        </Button>
      ) : null}
    </div>
  );
}
