'use client';

import { sharePost } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { useEngagement } from './use-engagement';

/** Counts that a post was shared; a second share by the same member changes nothing. */
export function useSharePost(post: PostView): () => void {
  const share = useEngagement(post, sharePost, ({ counts, mine }) => ({
    counts: { ...counts, shares: counts.shares + (mine.shared ? 0 : 1) },
    mine: { ...mine, shared: true },
  }));
  return () => share.run({ params: { id: post._id } });
}
