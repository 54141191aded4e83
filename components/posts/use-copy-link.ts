'use client';

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@/hooks/use-toast';
import { paths } from '@/lib/shared/paths';

/** Copies a post's full address to the clipboard and confirms it. */
export function useCopyLink(): (postId: string) => Promise<void> {
  const { t } = useTranslation('posts');
  const toast = useToast();
  return useCallback(
    async (postId) => {
      const url = new URL(paths.post(postId), window.location.origin).href;
      // Refused when the browser asks first, or the page is not on https: then the address itself is shown.
      const copied = await navigator.clipboard?.writeText(url).then(
        () => true,
        () => false,
      );
      toast(copied ? t('linkCopied') : url);
    },
    [t, toast],
  );
}
