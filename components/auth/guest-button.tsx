'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reportEvent } from '@/lib/client/analytics';
import { paths } from '@/lib/shared/paths';

/** Goes on without an account. */
export function GuestButton() {
  const { t } = useTranslation('auth');
  return (
    <Button
      href={paths.guest()}
      variant="text"
      color="inherit"
      onClick={() => reportEvent('continued_as_guest')}
    >
      {t('login.guest')}
    </Button>
  );
}
