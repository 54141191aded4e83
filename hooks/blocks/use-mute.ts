'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { muteUser, unmuteUser } from '@/lib/client/endpoints.gen';
import { forgetMuted, recall } from './forget-person';

/** Mutes a person (`mutate(true)`) or unmutes them; the lists follow once the server has agreed. */
export function useMute(userId: string) {
  const client = useQueryClient();
  return useMemberMutation<{ isMuted: boolean }, boolean>({
    mutationFn: (mute) => call(mute ? muteUser : unmuteUser, { params: { id: userId } }),
    onSuccess: ({ isMuted }) =>
      isMuted ? forgetMuted(client, userId) : recall(client, userId, { isMuted: false }),
  });
}
