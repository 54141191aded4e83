'use client';

import { useCallback } from 'react';
import { useErrorText } from '@/hooks/use-error-text';
import { useToast } from '@/hooks/use-toast';
import type { ApiError } from '@/lib/client/api-error';

/** Shows a refusal in a toast: for small actions that were undone on screen. */
export function useErrorToast(): (error: ApiError) => void {
  const toast = useToast();
  const words = useErrorText();
  return useCallback((error: ApiError) => toast(words(error)), [toast, words]);
}
