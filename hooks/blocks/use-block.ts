'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { blockUser, unblockUser } from '@/lib/client/endpoints.gen';
import { forgetBlocked, recall } from './forget-person';

/** Blocks a person (`mutate(true)`) or unblocks them; the lists follow once the server has agreed. */
export function useBlock(userId: string) {
  const client = useQueryClient();
  return useMemberMutation<{ isBlocked: boolean }, boolean>({
    mutationFn: (block) => call(block ? blockUser : unblockUser, { params: { id: userId } }),
    onSuccess: ({ isBlocked }) =>
      isBlocked ? forgetBlocked(client, userId) : recall(client, userId, { isBlocked: false }),
  });
}
