'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { createComment } from '@/lib/client/endpoints.gen';
import type { CommentView } from '@/lib/contract/comments';
import { addComment, type CommentSubject, settleComment } from './comments-cache';

type Draft = { text: string; author: NonNullable<CommentView['author']>; parentId: string | null };

/** Comments that are shown before the server has stored them have an id of this kind. */
const PENDING = 'pending:';
let made = 0;

export function isPendingComment(comment: CommentView): boolean {
  return comment._id.startsWith(PENDING);
}

/** Comments, or answers a comment: shown at once; removed again if the server refuses. */
export function useAddComment(subject: CommentSubject) {
  const client = useQueryClient();
  return useMemberMutation<CommentView, Draft, CommentView>({
    // An answer would come back to a form that is closed by then; no guest asks under a lesson.
    wanted: ({ text, parentId }) =>
      parentId || subject.type === 'lessons'
        ? undefined
        : { kind: 'comment', type: subject.type, subjectId: subject.id, text },
    mutationFn: ({ text, parentId }) =>
      call(createComment, {
        params: { type: subject.type },
        query: { subjectId: subject.id },
        body: { text, parentId },
      }),
    onMutate: (draft) => {
      const pending = shownMeanwhile(draft);
      addComment(client, subject, pending);
      return pending;
    },
    onSuccess: (stored, _draft, pending) => settleComment(client, subject, pending, stored),
    onError: (_error, _draft, pending) => {
      if (pending) settleComment(client, subject, pending, null);
    },
  });
}

function shownMeanwhile({ text, author, parentId }: Draft): CommentView {
  return {
    _id: `${PENDING}${++made}`,
    author,
    text,
    mentions: [],
    parentId,
    repliesCount: 0,
    foldedRepliesCount: 0,
    isHidden: false,
    isFolded: false,
    can: { delete: false, report: false },
    createdAt: new Date().toISOString(),
  };
}
