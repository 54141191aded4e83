'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { getLockedPart, updatePost } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { PostView } from '@/lib/contract/posts';
import { updatePostCache } from './update-post-cache';

/** Edits one of the member's posts, wherever it is shown. */
export function useUpdatePost(postId: string) {
  const client = useQueryClient();
  return useMemberMutation<PostView, Input<typeof updatePost>['body']>({
    mutationFn: (body) => call(updatePost, { params: { id: postId }, body }),
    onSuccess: (post) => {
      updatePostCache(client, postId, () => post);
      void client.invalidateQueries({ queryKey: [getLockedPart.id] });
    },
  });
}
