'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { createPost } from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { PostView } from '@/lib/contract/posts';
import { addPostToCache } from './update-post-cache';

/** Publishes a post and puts it on top of the lists on screen. */
export function useCreatePost() {
  const client = useQueryClient();
  return useMemberMutation<PostView, Input<typeof createPost>['body']>({
    mutationFn: (body) => call(createPost, { body }),
    onSuccess: (post) => addPostToCache(client, post),
  });
}
