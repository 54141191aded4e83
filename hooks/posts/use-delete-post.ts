'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { deletePost } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { removePostFromCache } from './update-post-cache';

/** Deletes one of the member's posts; it leaves the lists once the server has agreed. */
export function useDeletePost(post: PostView) {
  const client = useQueryClient();
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(deletePost, { params: { id: post._id } }),
    onSuccess: () => removePostFromCache(client, post._id, post.author._id),
  });
}
