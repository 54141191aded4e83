'use client';

import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import styles from './payouts.module.css';

type OwnerDialogProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };

/** A dialog with an `OwnerForm`. */
export function OwnerDialog({ open, title, onClose, children }: OwnerDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.dialog}>{children}</DialogContent>
    </Dialog>
  );
}
