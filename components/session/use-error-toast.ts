'use client';

import { useCallback } from 'react';
import { useToast } from '@/components/ui/toast';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';

/** Shows a refusal in a toast: for small actions that were undone on screen. */
export function useErrorToast(): (error: ApiError) => void {
  const toast = useToast();
  const words = useErrorText();
  return useCallback((error: ApiError) => toast(words(error)), [toast, words]);
}
