'use client';

import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { type ReactNode, useCallback, useState } from 'react';
import { type ToastAction, ToastContext } from '@/hooks/use-toast';

const SHOWN_MS = 4000;
/** Time to read and to reach the button. */
const SHOWN_WITH_ACTION_MS = 10_000;

type Shown = { count: number; message: string | null; action?: ToastAction };

type ToastProviderProps = { children: ReactNode };

/**
 * One short message at a time at the foot of the page: "Link copied", perhaps with Undo. Never for something that must
 * not be missed.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [{ count, message, action }, setShown] = useState<Shown>({ count: 0, message: null });
  const [open, setOpen] = useState(false);
  const show = useCallback((message: string, action?: ToastAction) => {
    setShown(({ count }) => ({ count: count + 1, message, action }));
    setOpen(true);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Snackbar
        // Each message has its own time, also where the one before is still shown.
        key={count}
        open={open}
        message={message}
        action={
          action ? (
            <Button
              size="small"
              variant="text"
              color="inherit"
              onClick={() => {
                setOpen(false);
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          ) : undefined
        }
        autoHideDuration={action ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
        // On a phone it stays above the bars at the foot of the screen, so that it does not cover the pressed button.
        sx={{
          insetBlockEnd: { xs: 'calc(var(--q-bottom-bar) + 84px)', md: 'calc(var(--q-bottom-bar) + 24px)' },
        }}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      />
    </ToastContext>
  );
}
