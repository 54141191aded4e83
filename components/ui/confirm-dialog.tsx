'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type ConfirmDialogProps = {
  open: boolean;
  /** The question: "Are you sure you want to logout?" */
  title: string;
  children?: ReactNode;
  /** The label of the confirm button: the verb of the action. */
  confirmLabel: string;
  /** of the other button, where the action is to cancel something: two buttons that say so are one too many */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Shows a spinner; the dialog cannot be closed meanwhile. */
  loading?: boolean;
  /** Why the last attempt failed, in the reader's language. */
  error?: string | null;
  /** The action removes something. */
  destructive?: boolean;
};

/**
 * Asks before an action that is hard to undo. Enter confirms at once, unless the action removes something: then it must
 * be chosen.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const wordsId = useId();
  const {
    open,
    title,
    children,
    confirmLabel,
    onConfirm,
    onCancel,
    loading = false,
    error,
    destructive,
    cancelLabel = t('action.cancel'),
  } = props;
  return (
    <Dialog
      open={open}
      onClose={loading ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={children ? wordsId : undefined}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children || error ? (
        <DialogContent>
          {children ? (
            <DialogContentText id={wordsId} component="div">
              {children}
            </DialogContentText>
          ) : null}
          {error ? <Alert severity="error">{error}</Alert> : null}
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button
          variant="text"
          color="inherit"
          autoFocus={destructive === true}
          onClick={onCancel}
          disabled={loading}
        >
          {cancelLabel}
        </Button>
        <Button
          color={destructive ? 'error' : 'primary'}
          autoFocus={!destructive}
          onClick={onConfirm}
          loading={loading}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
