'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { updatePostCache } from '@/hooks/posts/update-post-cache';
import { call } from '@/lib/client/call';
import { getPost, listComments, listPostEvaluations } from '@/lib/client/endpoints.gen';

/** Reads a post again and shows it wherever it is on screen: it was bought, in this tab or in another. */
export function useReloadPost(postId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    // It may be gone; then it stays as it was shown.
    const fresh = await call(getPost, { params: { id: postId } }).catch(() => null);
    if (!fresh) return;
    updatePostCache(client, postId, ({ reason }) => ({ ...fresh, reason }));
    // Buyers may rate it, and read what was written below it for them.
    for (const { id } of [listComments, listPostEvaluations]) {
      void client.invalidateQueries({ queryKey: [id] });
    }
  }, [client, postId]);
}
