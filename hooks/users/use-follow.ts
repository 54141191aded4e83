'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import { followUser, unfollowUser } from '@/lib/client/endpoints.gen';
import { setFollowing } from './update-person-cache';

/**
 * Follows a person (`follow(true)`) or unfollows them, at once wherever they are shown; undone if the server refuses.
 * @param name the person's name, for the words that ask a visitor to sign in
 */
export function useFollow(userId: string, name: string): (isFollowing: boolean) => void {
  const client = useQueryClient();
  const queue = `follow ${userId}`;
  const ahead = (isFollowing: boolean) => {
    setFollowing(client, userId, isFollowing);
    return (answer: { followersCount: number } | null, isLast: boolean) => {
      if (!isLast) return;
      if (answer) setFollowing(client, userId, isFollowing, answer.followersCount);
      else setFollowing(client, userId, !isFollowing);
    };
  };
  const follow = useAction(followUser, {
    queue,
    wanted: () => ({ kind: 'follow', userId, name }),
    ahead: () => ahead(true),
    toastsFailure: true,
  });
  const unfollow = useAction(unfollowUser, { queue, ahead: () => ahead(false), toastsFailure: true });
  return (isFollowing) => (isFollowing ? follow : unfollow).run({ params: { id: userId } });
}
