'use client';

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { FormShell } from '@/components/forms/form-shell';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Handle } from '@/components/ui/handle';
import { useDeletion } from '@/hooks/account/use-deletion';
import { useLogout } from '@/hooks/session/use-logout';
import { useMe } from '@/hooks/session/use-me';
import { useAction } from '@/hooks/use-action';
import { toApiError } from '@/lib/client/api-error';
import { requestDeletion } from '@/lib/client/endpoints.gen';
import styles from './deletion-dialog.module.css';
import { DeletionFacts } from './deletion-facts';
import { SignInAgain } from './sign-in-again';

const handleSchema = async () => (await import('./schemas')).DeletionByHandle;
const passwordSchema = async () => (await import('./schemas')).DeletionByPassword;

type DeletionDialogProps = { open: boolean; onClose: () => void };

/** Says what deleting means, and asks for the handle and the password. Afterwards the member is signed out. */
export function DeletionDialog({ open, onClose }: DeletionDialogProps) {
  const { t } = useTranslation('account');
  const titleId = useId();
  const request = useAction(requestDeletion);
  const logout = useLogout();
  const { data: me } = useMe();
  const facts = useDeletion(open);
  const [isStale, setStale] = useState(false);
  if (!me) return null;

  const submit = async ({ handle, password }: { handle: string; password?: string }) => {
    try {
      const balances = facts.data?.balances ?? [];
      await request.runAsync({
        body: me.hasPassword ? { handle, password, balances } : { handle, balances },
      });
    } catch (error) {
      const { code } = toApiError(error);
      setStale(code === 'sign_in_again');
      // The money arrived while the dialog was open, and is shown now.
      if (code === 'balance_left') await facts.refetch();
      throw error;
    }
    await logout();
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{t('deletion.question')}</DialogTitle>
      <DialogContent className={styles.content}>
        <DeletionFacts open={open} />
        {isStale ? <SignInAgain>{t('deletion.needsFresh')}</SignInAgain> : null}
        <FormShell
          schema={me.hasPassword ? passwordSchema : handleSchema}
          defaultValues={{ handle: '', password: '' }}
          label={t('deletion.question')}
          onSubmit={submit}
        >
          <TextField
            name="handle"
            label={t('deletion.handleLabel')}
            hint={
              <Trans t={t} i18nKey="deletion.handle" components={{ handle: <Handle handle={me.handle} /> }} />
            }
            dir="ltr"
            autoComplete="off"
            required
          />
          {me.hasPassword ? (
            <PasswordField
              name="password"
              label={t('deletion.password')}
              autoComplete="current-password"
              required
            />
          ) : null}
          <div className={styles.actions}>
            <Button variant="text" color="inherit" onClick={onClose}>
              {t('deletion.keep')}
            </Button>
            <SubmitButton fullWidth={false} color="error">
              {t('deletion.confirm')}
            </SubmitButton>
          </div>
        </FormShell>
      </DialogContent>
    </Dialog>
  );
}
