'use client';

import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

type ShowToast = (message: string) => void;

const ToastContext = createContext<ShowToast>(() => {});

const SHOWN_MS = 4000;

type ToastProviderProps = { children: ReactNode };

/** One short message at a time at the foot of the page: "Link copied". Never for what must not be missed. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [message, setMessage] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback<ShowToast>((next) => {
    setMessage(next);
    setOpen(true);
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      <Snackbar
        open={open}
        message={message}
        autoHideDuration={SHOWN_MS}
        // On a phone it stays above the bar that ends many a page: what one has just pressed is not covered.
        sx={{ insetBlockEnd: { xs: 92, md: 24 } }}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      />
    </ToastContext>
  );
}

/** `const toast = useToast(); toast(t('…'))` */
export function useToast(): ShowToast {
  return use(ToastContext);
}
