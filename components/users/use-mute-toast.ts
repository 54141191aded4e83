'use client';

import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { useToast } from '@/components/ui/toast';
import { useMute } from '@/hooks/blocks/use-mute';
import { isolate } from '@/lib/shared/arabic';

type Someone = { _id: string; name: string };

/** Mutes or unmutes a person without asking, confirms it, and offers Undo. */
export function useMuteToast({ _id, name }: Someone): (isMuted: boolean) => void {
  const { t } = useTranslation('blocks');
  const toast = useToast();
  const onError = useErrorToast();
  const mute = useMute(_id);
  const who = { name: isolate(name) };
  const unmute = () => mute.mutate(false, { onSuccess: () => toast(t('toast.unmuted', who)), onError });
  return (isMuted) => {
    if (!isMuted) return unmute();
    mute.mutate(true, {
      onSuccess: () => toast(t('toast.muted', who), { label: t('undo'), onClick: unmute }),
      onError,
    });
  };
}
