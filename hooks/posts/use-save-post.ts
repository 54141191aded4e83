'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { listSavedPosts, savePost, unsavePost } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { useEngagement } from './use-engagement';

/**
 * Saves a post (`mutate(true)`) or removes it from the saved ones. A list on screen keeps it, so that the member can
 * undo.
 */
export function useSavePost(post: PostView) {
  const client = useQueryClient();
  const params = { id: post._id };
  return useEngagement<boolean>(
    post,
    async (saved) => {
      const answer = await call(saved ? savePost : unsavePost, { params });
      void client.invalidateQueries({ queryKey: [listSavedPosts.id], refetchType: 'none' });
      return answer;
    },
    ({ counts, mine }, saved) => {
      const difference = Number(saved) - Number(mine.saved);
      return { counts: { ...counts, saves: counts.saves + difference }, mine: { ...mine, saved } };
    },
    (saved) => (saved ? { kind: 'save', postId: post._id, name: post.author.name } : undefined),
  );
}
