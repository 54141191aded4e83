'use client';

import { deleteReaction, putReaction } from '@/lib/client/endpoints.gen';
import type { PostView, ReactionName } from '@/lib/contract/posts';
import { type Engagement, useEngagement } from './use-engagement';

/** Reacts to a post: `react('love')` sets or replaces the member's reaction, `react(null)` removes it. */
export function useReact(post: PostView): (name: ReactionName | null) => void {
  const params = { id: post._id };
  const put = useEngagement(
    post,
    putReaction,
    (now, { body }) => withReaction(now, nameOf(body)),
    ({ body }) => ({ kind: 'react', postId: post._id, reaction: nameOf(body), name: post.author.name }),
  );
  const remove = useEngagement(post, deleteReaction, (now) => withReaction(now, null));
  return (name) => (name ? put.run({ params, body: { name } }) : remove.run({ params }));
}

// The endpoint also accepts former names, which no component sends.
const nameOf = ({ name }: { name: string }) => name as ReactionName;

/** The counts and the member's own reaction afterwards; `null` removes it. */
function withReaction({ counts, mine }: Engagement, name: ReactionName | null): Engagement {
  if (mine.reaction === name) return { counts, mine };
  const reactions = { ...counts.reactions };
  if (mine.reaction) reactions[mine.reaction] = Math.max(0, (reactions[mine.reaction] ?? 0) - 1);
  if (name) reactions[name] = (reactions[name] ?? 0) + 1;
  const reactionsTotal = counts.reactionsTotal + (name ? 1 : 0) - (mine.reaction ? 1 : 0);
  return { counts: { ...counts, reactions, reactionsTotal }, mine: { ...mine, reaction: name } };
}
