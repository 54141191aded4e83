'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { followUser, listFeed, listNetwork, unfollowUser } from '@/lib/client/endpoints.gen';
import { setFollowing } from './update-person-cache';

type Answer = { isFollowing: boolean; followersCount: number };

/**
 * Follows a person (`mutate(true)`) or unfollows them, at once wherever they are shown; undone if the server refuses.
 * @param name the person's name, for the words that ask a visitor to sign in
 */
export function useFollow(userId: string, name: string) {
  const client = useQueryClient();
  const mutationKey = ['follow', userId];
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  return useMemberMutation<Answer, boolean>({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    wanted: (follow) => (follow ? { kind: 'follow', userId, name } : undefined),
    mutationFn: (follow) => call(follow ? followUser : unfollowUser, { params: { id: userId } }),
    onMutate: (follow) => setFollowing(client, userId, follow),
    onSuccess: ({ isFollowing, followersCount }) => {
      if (isLast()) setFollowing(client, userId, isFollowing, followersCount);
      void client.invalidateQueries({ queryKey: [listFeed.id], refetchType: 'none' });
      void client.invalidateQueries({ queryKey: [listNetwork.id], refetchType: 'none' });
    },
    onError: (_error, follow) => {
      if (isLast()) setFollowing(client, userId, !follow);
    },
  });
}
