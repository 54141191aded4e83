'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useLogout } from '@/hooks/session/use-logout';

type SignInAgainProps = { children: ReactNode };

/** Says that the member must sign in again, and leads there and back: without a session, the page asks for one. */
export function SignInAgain({ children }: SignInAgainProps) {
  const { t } = useTranslation();
  const logout = useLogout();
  const showError = useErrorToast();
  return (
    <Alert
      severity="info"
      action={
        <Button variant="text" color="inherit" onClick={() => void logout().catch(showError)}>
          {t('action.signInAgain')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
