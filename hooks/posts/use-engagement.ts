'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import type { Wanted } from '@/lib/client/sign-in-ask';
import type { PostView } from '@/lib/contract/posts';
import { updatePostCache } from './update-post-cache';

/** A member's actions on a post and their counts: the part of a post that reactions, saves and shares answer. */
export type Engagement = Pick<PostView, 'counts' | 'mine'>;

/** The server's last answer for posts with a running action: a failure goes back to it. */
const confirmed = new Map<string, Engagement>();

/**
 * An optimistic mutation of a post's engagement. The calls for one post run one after the other, and only the last
 * answer is shown, so that quick taps do not flicker. If it fails, the post goes back to the state that the server
 * confirmed last.
 * @param run the call
 * @param preview the expected post, computed before the call
 * @param wanted what a visitor wants to do with it
 */
export function useEngagement<V>(
  post: PostView,
  run: (input: V) => Promise<Engagement>,
  preview: (now: Engagement, input: V) => Engagement,
  wanted?: (input: V) => Wanted | undefined,
) {
  const client = useQueryClient();
  const { _id: id } = post;
  const mutationKey = ['engagement', id];
  const isLast = () => client.isMutating({ mutationKey }) <= 1;
  const show = ({ counts, mine }: Engagement) =>
    updatePostCache(client, id, (row) => ({ ...row, counts, mine }));

  return useMemberMutation<Engagement, V>({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: run,
    wanted,
    onMutate: (input) => {
      if (isLast()) confirmed.set(id, { counts: post.counts, mine: post.mine });
      show(preview(post, input));
    },
    onSuccess: (answer) => {
      confirmed.set(id, answer);
      if (isLast()) show(answer);
    },
    onError: () => {
      const before = confirmed.get(id);
      if (isLast() && before) show(before);
    },
    onSettled: () => {
      if (isLast()) confirmed.delete(id);
    },
  });
}
