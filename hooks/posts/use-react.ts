'use client';

import { call } from '@/lib/client/call';
import { deleteReaction, putReaction } from '@/lib/client/endpoints.gen';
import type { PostView, ReactionName } from '@/lib/contract/posts';
import { type Engagement, useEngagement } from './use-engagement';

/** Reacts to a post: `mutate('love')` sets or replaces the member's reaction, `mutate(null)` removes it. */
export function useReact(post: PostView) {
  const params = { id: post._id };
  return useEngagement<ReactionName | null>(
    post,
    (name) => (name ? call(putReaction, { params, body: { name } }) : call(deleteReaction, { params })),
    withReaction,
    (reaction) =>
      reaction ? { kind: 'react', postId: post._id, reaction, name: post.author.name } : undefined,
  );
}

/** The counts and the member's own reaction afterwards; `null` removes it. */
function withReaction({ counts, mine }: Engagement, name: ReactionName | null): Engagement {
  if (mine.reaction === name) return { counts, mine };
  const reactions = { ...counts.reactions };
  if (mine.reaction) reactions[mine.reaction] = Math.max(0, (reactions[mine.reaction] ?? 0) - 1);
  if (name) reactions[name] = (reactions[name] ?? 0) + 1;
  const reactionsTotal = counts.reactionsTotal + (name ? 1 : 0) - (mine.reaction ? 1 : 0);
  return { counts: { ...counts, reactions, reactionsTotal }, mine: { ...mine, reaction: name } };
}
