'use client';

import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useToast } from '@/components/ui/toast';
import { useBlock } from '@/hooks/blocks/use-block';
import { isolate } from '@/lib/shared/arabic';

type Someone = { _id: string; name: string };

/** Unblocks a person and confirms it. It does no harm, so there is no question. */
export function useUnblockToast({ _id, name }: Someone) {
  const { t } = useTranslation('blocks');
  const toast = useToast();
  const onError = useErrorToast();
  const block = useBlock(_id);
  const unblock = () =>
    block.mutate(false, {
      onSuccess: () => toast(t('toast.unblocked', { name: isolate(name) })),
      onError,
    });
  return { unblock, isPending: block.isPending };
}
