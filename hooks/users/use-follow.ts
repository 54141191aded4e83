'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import { followUser, unfollowUser } from '@/lib/client/endpoints.gen';
import { setFollowing } from './update-person-cache';

/** The state that the server confirmed last, for people with a running action: a failure goes back to it. */
const confirmed = new Map<string, { isFollowing: boolean; followersCount?: number }>();

/**
 * Follows a person (`follow(true)`) or unfollows them, at once wherever they are shown; undone if the server refuses.
 * @param name the person's name, for the words that ask a visitor to sign in
 */
export function useFollow(userId: string, name: string): (isFollowing: boolean) => void {
  const client = useQueryClient();
  const queue = `follow ${userId}`;
  const ahead = (isFollowing: boolean) => {
    if (!confirmed.has(userId)) confirmed.set(userId, { isFollowing: !isFollowing });
    setFollowing(client, userId, isFollowing);
    return (answer: { isFollowing: boolean; followersCount: number } | null, isLast: boolean) => {
      if (answer) confirmed.set(userId, answer);
      const state = confirmed.get(userId);
      if (!isLast || !state) return;
      setFollowing(client, userId, state.isFollowing, state.followersCount);
      confirmed.delete(userId);
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
