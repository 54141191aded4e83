'use client';

import { useTranslation } from 'react-i18next';
import { forgetMuted, recall } from '@/hooks/blocks/forget-person';
import { useAction } from '@/hooks/use-action';
import { useToast } from '@/hooks/use-toast';
import { muteUser, unmuteUser } from '@/lib/client/endpoints.gen';
import { isolate } from '@/lib/shared/arabic';

type Someone = { _id: string; name: string };

/** Mutes or unmutes a person without asking, confirms it, and offers Undo. */
export function useMuteToast({ _id, name }: Someone): (isMuted: boolean) => void {
  const { t } = useTranslation('blocks');
  const toast = useToast();
  const who = { name: isolate(name) };
  const input = { params: { id: _id } };
  const mute = useAction(muteUser, { toastsFailure: true, keep: (client) => forgetMuted(client, _id) });
  const unmute = useAction(unmuteUser, {
    done: t('toast.unmuted', who),
    toastsFailure: true,
    keep: (client) => recall(client, _id, { isMuted: false }),
  });
  return (isMuted) => {
    if (!isMuted) return unmute.run(input);
    const undo = { label: t('undo'), onClick: () => unmute.run(input) };
    mute.run(input, { onSuccess: () => toast(t('toast.muted', who), undo) });
  };
}
