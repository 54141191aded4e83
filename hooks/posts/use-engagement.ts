'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '@/hooks/use-action';
import type { putReaction } from '@/lib/client/endpoints.gen';
import type { Wanted } from '@/lib/client/sign-in-ask';
import type { Address, Input, Payload } from '@/lib/contract/endpoint';
import type { PostView } from '@/lib/contract/posts';
import { updatePostCache } from './update-post-cache';

/** A member's actions on a post and their counts: the part of a post that reactions, saves and shares answer. */
export type Engagement = Payload<typeof putReaction>;

/** The server's last answer for posts with a running action: a failure goes back to it. */
const confirmed = new Map<string, Engagement>();

/**
 * An action on a post that shows at once. The calls for one post run one after the other, and only the last answer is
 * shown, so that quick taps do not flicker. If it fails, the post goes back to the state that the server confirmed
 * last.
 * @param preview the expected state, computed before the call
 * @param wanted what a visitor wants to do with the post
 */
export function useEngagement<E extends Address>(
  post: PostView,
  endpoint: E,
  preview: (now: Engagement, input: Input<E>) => Engagement,
  wanted?: (input: Input<E>) => Wanted,
) {
  const client = useQueryClient();
  const { _id: id, counts, mine } = post;
  // Comments are counted by themselves.
  const show = ({ counts, mine }: Engagement) =>
    updatePostCache(client, id, (row) => ({
      ...row,
      counts: { ...counts, comments: row.counts.comments },
      mine,
    }));
  return useAction(endpoint, {
    queue: `engagement ${id}`,
    toastsFailure: true,
    ...(wanted ? { wanted } : {}),
    ahead: (_client, input) => {
      if (!confirmed.has(id)) confirmed.set(id, { counts, mine });
      show(preview(post, input));
      return (answer, isLast) => {
        if (answer) confirmed.set(id, answer as Engagement);
        const state = confirmed.get(id);
        if (!isLast || !state) return;
        show(state);
        confirmed.delete(id);
      };
    },
  });
}
