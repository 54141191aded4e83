'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { deleteComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';
import { type CommentSubject, removeComment } from './comments-cache';

/** Deletes one of the member's comments; its answers stay. */
export function useDeleteComment(subject: CommentSubject, comment: CommentView) {
  const client = useQueryClient();
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(deleteComment, { params: { type: subject.type, id: comment._id } }),
    onSuccess: () => removeComment(client, subject, comment),
  });
}
