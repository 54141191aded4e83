'use client';

import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useToast } from '@/components/ui/toast';
import { useBlock } from '@/hooks/blocks/use-block';
import { isolate } from '@/lib/shared/arabic';

type Someone = { _id: string; name: string };

/** Takes a block back and says so; nothing is lost by it, so nobody is asked. */
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
