'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '@/hooks/use-action';
import { useErrorText } from '@/hooks/use-error-text';
import { undoDeletion } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';

type LeavingDialogProps = {
  /** ISO time when the account will be deleted. */
  deletesAt: string;
  onLogout: () => Promise<void>;
};

/** Asks members who sign in to an account that waits for its deletion whether to keep the account or to leave. */
export function LeavingDialog({ deletesAt, onLogout }: LeavingDialogProps) {
  const { t } = useTranslation('account');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const words = useErrorText();
  const titleId = useId();
  const wordsId = useId();
  const undo = useAction(undoDeletion);
  const [error, setError] = useState<string | null>(null);
  const fail = (failure: unknown) => setError(words(failure));
  const stay = () => undo.run({}, { onSuccess: () => window.location.reload(), onError: fail });

  return (
    <Dialog open aria-labelledby={titleId} aria-describedby={wordsId} role="alertdialog">
      <DialogTitle id={titleId}>{t('deletion.pendingTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={wordsId}>
          {t('deletion.pending', { date: formatDate(deletesAt, 'text', intl, zone) })}
        </DialogContentText>
        {error ? <Alert severity="error">{error}</Alert> : null}
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={() => void onLogout().catch(fail)}>
          {t('deletion.leave')}
        </Button>
        <Button autoFocus loading={undo.isPending || undo.isSuccess} onClick={stay}>
          {t('deletion.undo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
