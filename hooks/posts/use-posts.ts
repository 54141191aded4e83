'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { type PostSource, postSource } from './post-source';

/** A list of posts, page by page. */
export function usePosts(source: PostSource) {
  const { endpoint, input } = postSource(source);
  return useEndpointList(endpoint, input);
}
