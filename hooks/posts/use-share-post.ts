'use client';

import { call } from '@/lib/client/call';
import { sharePost } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { useEngagement } from './use-engagement';

/** Counts that a post was shared; a second share by the same member changes nothing. */
export function useSharePost(post: PostView) {
  return useEngagement<void>(
    post,
    () => call(sharePost, { params: { id: post._id } }),
    ({ counts, mine }) => ({
      counts: { ...counts, shares: counts.shares + (mine.shared ? 0 : 1) },
      mine: { ...mine, shared: true },
    }),
  );
}
