'use client';

import { createContext, use } from 'react';

/** An action such as Undo. */
export type ToastAction = { label: string; onClick: () => void };
type ShowToast = (message: string, action?: ToastAction) => void;

/** `ToastProvider` fills it. */
export const ToastContext = createContext<ShowToast>(() => {});

/** `const toast = useToast(); toast(t('…'))` */
export function useToast(): ShowToast {
  return use(ToastContext);
}
