'use client';

import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listComments } from '@/lib/client/endpoints.gen';
import { type CommentSubject, commentsInput } from './comments-cache';

/** The comments on a post or product, newest first; with `parentId` the answers to one, oldest first. */
export function useComments(subject: CommentSubject, parentId?: string) {
  return useEndpointList(listComments, commentsInput(subject, parentId));
}
