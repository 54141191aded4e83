'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { reportComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';
import { type CommentSubject, noteReported } from './comments-cache';

/** Reports somebody's comment to the operators. */
export function useReportComment(subject: CommentSubject, comment: CommentView) {
  const client = useQueryClient();
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(reportComment, { params: { type: subject.type, id: comment._id } }),
    onSuccess: () => noteReported(client, comment),
  });
}
