'use client';

import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useCover } from '@/hooks/use-cover';
import styles from './sheet-frame.module.css';

type SheetFrameProps = {
  open: boolean;
  title: string;
  /** What is in it lives on while it is closed. */
  keepMounted?: boolean;
  children: ReactNode;
  onClose: () => void;
};

/** A sheet at the foot of a phone's screen, a dialog on wider ones, with a title and a button to close it. */
export function SheetFrame({ open, title, keepMounted = false, children, onClose }: SheetFrameProps) {
  const { t } = useTranslation();
  const titleId = useId();
  useCover(open, onClose);
  return (
    <Dialog
      open={open}
      keepMounted={keepMounted}
      onClose={onClose}
      aria-labelledby={titleId}
      classes={{ container: styles.container, paper: styles.paper }}
    >
      <div className={styles.sheet}>
        <header className="row spread gap-2">
          <h2 id={titleId} className="type-h6">
            {title}
          </h2>
          <IconButton onClick={onClose} aria-label={t('action.close')} className={styles.close}>
            <Icon name="close" />
          </IconButton>
        </header>
        {children}
      </div>
    </Dialog>
  );
}
